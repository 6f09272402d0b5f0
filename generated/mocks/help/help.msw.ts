// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  GetHelpEntryAnswer,
  ListHelpEntriesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetHelpEntryResponseMock,
  getListHelpEntriesResponseMock
} from './help.faker.ts';

export { getListHelpEntriesResponseMock, getGetHelpEntryResponseMock } from './help.faker.ts';

export const getListHelpEntriesMockHandler = (overrideResponse?: ListHelpEntriesAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListHelpEntriesAnswer> | ListHelpEntriesAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/help/center/entry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHelpEntriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetHelpEntryMockHandler = (overrideResponse?: GetHelpEntryAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetHelpEntryAnswer> | GetHelpEntryAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/help/center/detail', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHelpEntryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHelpMock = () => [
  getListHelpEntriesMockHandler(),
  getGetHelpEntryMockHandler()
]
