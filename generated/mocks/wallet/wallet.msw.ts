// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  GetAccountAnswer,
  ListAccountFlowAnswer,
  ListWithdrawalsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetAccountResponseMock,
  getListAccountFlowResponseMock,
  getListWithdrawalsResponseMock
} from './wallet.faker.ts';

export { getGetAccountResponseMock, getListAccountFlowResponseMock, getListWithdrawalsResponseMock } from './wallet.faker.ts';

export const getGetAccountMockHandler = (overrideResponse?: GetAccountAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAccountAnswer> | GetAccountAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/getAccountAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAccountFlowMockHandler = (overrideResponse?: ListAccountFlowAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAccountFlowAnswer> | ListAccountFlowAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/getAmountStreamAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAccountFlowResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListWithdrawalsMockHandler = (overrideResponse?: ListWithdrawalsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWithdrawalsAnswer> | ListWithdrawalsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/cash/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWithdrawalsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWalletMock = () => [
  getGetAccountMockHandler(),
  getListAccountFlowMockHandler(),
  getListWithdrawalsMockHandler()
]
