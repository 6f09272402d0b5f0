// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  GetConsumerDiscountAnswer,
  SelectCartItemsAnswer,
  SubmittedOrderAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetConsumerDiscountResponseMock,
  getSelectCartItemsResponseMock,
  getSubmitCartOrderResponseMock,
  getSubmitDirectOrderResponseMock
} from './order-submit.faker.ts';

export { getSelectCartItemsResponseMock, getSubmitCartOrderResponseMock, getSubmitDirectOrderResponseMock, getGetConsumerDiscountResponseMock } from './order-submit.faker.ts';

export const getSelectCartItemsMockHandler = (overrideResponse?: SelectCartItemsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SelectCartItemsAnswer> | SelectCartItemsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/shop/car/select/list/ids', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSelectCartItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitCartOrderMockHandler = (overrideResponse?: SubmittedOrderAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmittedOrderAnswer> | SubmittedOrderAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/shop/car/batch/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitCartOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitDirectOrderMockHandler = (overrideResponse?: SubmittedOrderAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmittedOrderAnswer> | SubmittedOrderAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/standard/order/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitDirectOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetConsumerDiscountMockHandler = (overrideResponse?: GetConsumerDiscountAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetConsumerDiscountAnswer> | GetConsumerDiscountAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/consumer/discount', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConsumerDiscountResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrderSubmitMock = () => [
  getSelectCartItemsMockHandler(),
  getSubmitCartOrderMockHandler(),
  getSubmitDirectOrderMockHandler(),
  getGetConsumerDiscountMockHandler()
]
