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
  GetLatestInvoiceAnswer,
  ListInvoicesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getApplyInvoiceResponseMock,
  getGetLatestInvoiceResponseMock,
  getListInvoicesResponseMock
} from './invoice.faker.ts';

export { getApplyInvoiceResponseMock, getGetLatestInvoiceResponseMock, getListInvoicesResponseMock } from './invoice.faker.ts';

export const getApplyInvoiceMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/invoice/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLatestInvoiceMockHandler = (overrideResponse?: GetLatestInvoiceAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetLatestInvoiceAnswer> | GetLatestInvoiceAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoice/list/new/one', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLatestInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListInvoicesMockHandler = (overrideResponse?: ListInvoicesAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInvoicesAnswer> | ListInvoicesAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoice/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getInvoiceMock = () => [
  getApplyInvoiceMockHandler(),
  getGetLatestInvoiceMockHandler(),
  getListInvoicesMockHandler()
]
