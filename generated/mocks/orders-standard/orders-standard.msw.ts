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
  GetStandardOrderAnswer,
  ListStandardOrdersAnswer
} from '#generated/hooks/model/index.ts';

import {
  getApplyAfterSalesResponseMock,
  getCancelStandardOrderResponseMock,
  getConfirmStandardReceiptResponseMock,
  getGetStandardOrderResponseMock,
  getListStandardOrdersResponseMock,
  getUploadStandardContractResponseMock
} from './orders-standard.faker.ts';

export { getListStandardOrdersResponseMock, getGetStandardOrderResponseMock, getConfirmStandardReceiptResponseMock, getCancelStandardOrderResponseMock, getApplyAfterSalesResponseMock, getUploadStandardContractResponseMock } from './orders-standard.faker.ts';

export const getListStandardOrdersMockHandler = (overrideResponse?: ListStandardOrdersAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListStandardOrdersAnswer> | ListStandardOrdersAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/standard/order/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStandardOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStandardOrderMockHandler = (overrideResponse?: GetStandardOrderAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetStandardOrderAnswer> | GetStandardOrderAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/standard/order/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStandardOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmStandardReceiptMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/standard/order/confirm/receipt', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmStandardReceiptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelStandardOrderMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/standard/order/cancel/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelStandardOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplyAfterSalesMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/back/service/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyAfterSalesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadStandardContractMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/standard/order/upload/contract', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadStandardContractResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrdersStandardMock = () => [
  getListStandardOrdersMockHandler(),
  getGetStandardOrderMockHandler(),
  getConfirmStandardReceiptMockHandler(),
  getCancelStandardOrderMockHandler(),
  getApplyAfterSalesMockHandler(),
  getUploadStandardContractMockHandler()
]
