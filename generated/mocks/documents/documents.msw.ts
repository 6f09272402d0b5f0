// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AuthoriseDocumentDownloadAnswer,
  DoneAnswer,
  ListDocumentTypesAnswer,
  ListDocumentsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAuthoriseDocumentDownloadResponseMock,
  getCountDocumentDownloadResponseMock,
  getListDocumentTypesResponseMock,
  getListDocumentsResponseMock
} from './documents.faker.ts';

export { getListDocumentsResponseMock, getListDocumentTypesResponseMock, getCountDocumentDownloadResponseMock, getAuthoriseDocumentDownloadResponseMock } from './documents.faker.ts';

export const getListDocumentsMockHandler = (overrideResponse?: ListDocumentsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDocumentsAnswer> | ListDocumentsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/technology/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDocumentTypesMockHandler = (overrideResponse?: ListDocumentTypesAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDocumentTypesAnswer> | ListDocumentTypesAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/technology/get/types', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountDocumentDownloadMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/technology/record/download/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountDocumentDownloadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAuthoriseDocumentDownloadMockHandler = (overrideResponse?: AuthoriseDocumentDownloadAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuthoriseDocumentDownloadAnswer> | AuthoriseDocumentDownloadAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/technology/record/download/auth', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthoriseDocumentDownloadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDocumentsMock = () => [
  getListDocumentsMockHandler(),
  getListDocumentTypesMockHandler(),
  getCountDocumentDownloadMockHandler(),
  getAuthoriseDocumentDownloadMockHandler()
]
