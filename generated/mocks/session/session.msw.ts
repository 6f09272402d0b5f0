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
  GetVerifyCodeAnswer,
  LoginMemberAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetVerifyCodeResponseMock,
  getLoginMemberResponseMock,
  getLogoutMemberResponseMock,
  getRegisterMemberResponseMock,
  getResetPasswordResponseMock,
  getSendRegistrationCodeResponseMock,
  getSendResetCodeResponseMock
} from './session.faker.ts';

export { getGetVerifyCodeResponseMock, getLoginMemberResponseMock, getLogoutMemberResponseMock, getSendRegistrationCodeResponseMock, getRegisterMemberResponseMock, getSendResetCodeResponseMock, getResetPasswordResponseMock } from './session.faker.ts';

export const getGetVerifyCodeMockHandler = (overrideResponse?: GetVerifyCodeAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetVerifyCodeAnswer> | GetVerifyCodeAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/user/getVerifyCode', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVerifyCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMemberMockHandler = (overrideResponse?: LoginMemberAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginMemberAnswer> | LoginMemberAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/user/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMemberMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/loginOut', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendRegistrationCodeMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/user/userRegisterMail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendRegistrationCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterMemberMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/user/userRegister', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterMemberResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendResetCodeMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/user/forgetPwdSendMail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendResetCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/user/forgetPwd/save', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getGetVerifyCodeMockHandler(),
  getLoginMemberMockHandler(),
  getLogoutMemberMockHandler(),
  getSendRegistrationCodeMockHandler(),
  getRegisterMemberMockHandler(),
  getSendResetCodeMockHandler(),
  getResetPasswordMockHandler()
]
