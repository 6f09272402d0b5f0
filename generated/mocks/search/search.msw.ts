// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  SearchAllAnswer
} from '#generated/hooks/model/index.ts';

import {
  getSearchAllResponseMock
} from './search.faker.ts';

export { getSearchAllResponseMock } from './search.faker.ts';

export const getSearchAllMockHandler = (overrideResponse?: SearchAllAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SearchAllAnswer> | SearchAllAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/all/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchAllResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSearchMock = () => [
  getSearchAllMockHandler()
]
