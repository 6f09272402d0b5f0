// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  GetSolutionAnswer,
  ListSolutionsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetSolutionResponseMock,
  getListSolutionsResponseMock
} from './solutions.faker.ts';

export { getListSolutionsResponseMock, getGetSolutionResponseMock } from './solutions.faker.ts';

export const getListSolutionsMockHandler = (overrideResponse?: ListSolutionsAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListSolutionsAnswer> | ListSolutionsAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/schemeList', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSolutionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSolutionMockHandler = (overrideResponse?: GetSolutionAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSolutionAnswer> | GetSolutionAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSolutionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSolutionsMock = () => [
  getListSolutionsMockHandler(),
  getGetSolutionMockHandler()
]
