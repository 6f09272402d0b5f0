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
  GetCustomisedOrderAnswer,
  ListCustomisedOrdersAnswer,
  ListInstalmentsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGetCustomisedOrderResponseMock,
  getListCustomisedOrdersResponseMock,
  getListInstalmentsResponseMock,
  getMoveCustomisedOrderResponseMock,
  getUploadCustomisedContractResponseMock
} from './orders-customised.faker.ts';

export { getListCustomisedOrdersResponseMock, getGetCustomisedOrderResponseMock, getListInstalmentsResponseMock, getMoveCustomisedOrderResponseMock, getUploadCustomisedContractResponseMock } from './orders-customised.faker.ts';

export const getListCustomisedOrdersMockHandler = (overrideResponse?: ListCustomisedOrdersAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCustomisedOrdersAnswer> | ListCustomisedOrdersAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/customized/order/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCustomisedOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomisedOrderMockHandler = (overrideResponse?: GetCustomisedOrderAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCustomisedOrderAnswer> | GetCustomisedOrderAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/customized/order/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomisedOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInstalmentsMockHandler = (overrideResponse?: ListInstalmentsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInstalmentsAnswer> | ListInstalmentsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/customized/order/amount/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInstalmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveCustomisedOrderMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/customized/order/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveCustomisedOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadCustomisedContractMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/customized/order/upload/user/contract', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadCustomisedContractResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrdersCustomisedMock = () => [
  getListCustomisedOrdersMockHandler(),
  getGetCustomisedOrderMockHandler(),
  getListInstalmentsMockHandler(),
  getMoveCustomisedOrderMockHandler(),
  getUploadCustomisedContractMockHandler()
]
