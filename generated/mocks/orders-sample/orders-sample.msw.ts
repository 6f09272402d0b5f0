// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  DoneAnswer,
  GetSampleOrderAnswer,
  ListSampleOrdersAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetSampleOrderResponseMock,
  getListSampleOrdersResponseMock,
  getMoveSampleOrderResponseMock
} from './orders-sample.faker.ts';

export { getListSampleOrdersResponseMock, getGetSampleOrderResponseMock, getMoveSampleOrderResponseMock } from './orders-sample.faker.ts';

export const getListSampleOrdersMockHandler = (overrideResponse?: ListSampleOrdersAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSampleOrdersAnswer> | ListSampleOrdersAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/order/query/simple/order', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSampleOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSampleOrderMockHandler = (overrideResponse?: GetSampleOrderAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetSampleOrderAnswer> | GetSampleOrderAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/order/details', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSampleOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveSampleOrderMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/order/cancel/simple/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveSampleOrderResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrdersSampleMock = () => [
  getListSampleOrdersMockHandler(),
  getGetSampleOrderMockHandler(),
  getMoveSampleOrderMockHandler()
]
