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
  GetMemberAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetMemberResponseMock,
  getUpdateMemberResponseMock
} from './profile.faker.ts';

export { getGetMemberResponseMock, getUpdateMemberResponseMock } from './profile.faker.ts';

export const getGetMemberMockHandler = (overrideResponse?: GetMemberAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberAnswer> | GetMemberAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/getUserAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMemberMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/updateUser', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMemberResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProfileMock = () => [
  getGetMemberMockHandler(),
  getUpdateMemberMockHandler()
]
