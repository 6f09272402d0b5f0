// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  DoneAnswer
} from '#generated/hooks/model/index.ts';

import {
  getSendAccountCodeResponseMock,
  getSetPayPasswordResponseMock,
  getUpdateLoginPasswordResponseMock,
  getUpdatePayPasswordResponseMock
} from './passwords.faker.ts';

export { getSendAccountCodeResponseMock, getSetPayPasswordResponseMock, getUpdatePayPasswordResponseMock, getUpdateLoginPasswordResponseMock } from './passwords.faker.ts';

export const getSendAccountCodeMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/sendMail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendAccountCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetPayPasswordMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/account/setPayPassword', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetPayPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePayPasswordMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/account/updatePayPassword', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePayPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLoginPasswordMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/updatePassword', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLoginPasswordResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPasswordsMock = () => [
  getSendAccountCodeMockHandler(),
  getSetPayPasswordMockHandler(),
  getUpdatePayPasswordMockHandler(),
  getUpdateLoginPasswordMockHandler()
]
