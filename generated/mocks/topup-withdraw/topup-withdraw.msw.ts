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
  StartTopUpAnswer
} from '#generated/hooks/model/index.ts';

import {
  getApplyWithdrawalResponseMock,
  getStartTopUpResponseMock
} from './topup-withdraw.faker.ts';

export { getStartTopUpResponseMock, getApplyWithdrawalResponseMock } from './topup-withdraw.faker.ts';

export const getStartTopUpMockHandler = (overrideResponse?: StartTopUpAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartTopUpAnswer> | StartTopUpAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/account/charge/init/pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTopUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplyWithdrawalMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/cash/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyWithdrawalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTopupWithdrawMock = () => [
  getStartTopUpMockHandler(),
  getApplyWithdrawalMockHandler()
]
