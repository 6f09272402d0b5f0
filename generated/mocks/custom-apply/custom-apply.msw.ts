// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ApplyCustomisedOrderAnswer
} from '#generated/hooks/model/index.ts';

import {
  getApplyCustomisedOrderResponseMock
} from './custom-apply.faker.ts';

export { getApplyCustomisedOrderResponseMock } from './custom-apply.faker.ts';

export const getApplyCustomisedOrderMockHandler = (overrideResponse?: ApplyCustomisedOrderAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplyCustomisedOrderAnswer> | ApplyCustomisedOrderAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/customized/order/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCustomisedOrderResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCustomApplyMock = () => [
  getApplyCustomisedOrderMockHandler()
]
