// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  PaymentAnswer
} from '#generated/hooks/model/index.ts';

import {
  getPayCustomisedOrderResponseMock,
  getPayStandardOrderResponseMock
} from './cashier.faker.ts';

export { getPayStandardOrderResponseMock, getPayCustomisedOrderResponseMock } from './cashier.faker.ts';

export const getPayStandardOrderMockHandler = (overrideResponse?: PaymentAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentAnswer> | PaymentAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/standard/order/pay/init', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayStandardOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayCustomisedOrderMockHandler = (overrideResponse?: PaymentAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentAnswer> | PaymentAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/customized/order/amount/pay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayCustomisedOrderResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCashierMock = () => [
  getPayStandardOrderMockHandler(),
  getPayCustomisedOrderMockHandler()
]
