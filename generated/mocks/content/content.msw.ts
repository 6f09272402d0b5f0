// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  GetBannersAnswer,
  GetCompanyProfileAnswer,
  GetNewsDetailAnswer,
  ListNewsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetBannersResponseMock,
  getGetCompanyProfileResponseMock,
  getGetNewsDetailResponseMock,
  getListNewsResponseMock
} from './content.faker.ts';

export { getGetBannersResponseMock, getListNewsResponseMock, getGetNewsDetailResponseMock, getGetCompanyProfileResponseMock } from './content.faker.ts';

export const getGetBannersMockHandler = (overrideResponse?: GetBannersAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBannersAnswer> | GetBannersAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/banner/getBannerAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBannersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNewsMockHandler = (overrideResponse?: ListNewsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNewsAnswer> | ListNewsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/news/information/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNewsDetailMockHandler = (overrideResponse?: GetNewsDetailAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetNewsDetailAnswer> | GetNewsDetailAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/news/information/news/detail/:nid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNewsDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCompanyProfileMockHandler = (overrideResponse?: GetCompanyProfileAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCompanyProfileAnswer> | GetCompanyProfileAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/news/information/we/about', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCompanyProfileResponseMock(),
      { status: 200
      })
  }, options)
}
export const getContentMock = () => [
  getGetBannersMockHandler(),
  getListNewsMockHandler(),
  getGetNewsDetailMockHandler(),
  getGetCompanyProfileMockHandler()
]
