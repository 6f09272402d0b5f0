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
  ListCommunicationTypesAnswer,
  ListRemoteSupportsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAddRemoteSupportResponseMock,
  getCancelRemoteSupportResponseMock,
  getEditRemoteSupportResponseMock,
  getListCommunicationTypesResponseMock,
  getListRemoteSupportsResponseMock
} from './remote-support.faker.ts';

export { getListRemoteSupportsResponseMock, getAddRemoteSupportResponseMock, getEditRemoteSupportResponseMock, getCancelRemoteSupportResponseMock, getListCommunicationTypesResponseMock } from './remote-support.faker.ts';

export const getListRemoteSupportsMockHandler = (overrideResponse?: ListRemoteSupportsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRemoteSupportsAnswer> | ListRemoteSupportsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/remote/support/remoteSupportList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRemoteSupportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddRemoteSupportMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/remote/support/addRemoteSupport', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddRemoteSupportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEditRemoteSupportMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/remote/support/editRemoteSupport', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEditRemoteSupportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelRemoteSupportMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/remote/support/cancelRemoteSupport', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelRemoteSupportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCommunicationTypesMockHandler = (overrideResponse?: ListCommunicationTypesAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListCommunicationTypesAnswer> | ListCommunicationTypesAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/remote/support/ctype/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCommunicationTypesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRemoteSupportMock = () => [
  getListRemoteSupportsMockHandler(),
  getAddRemoteSupportMockHandler(),
  getEditRemoteSupportMockHandler(),
  getCancelRemoteSupportMockHandler(),
  getListCommunicationTypesMockHandler()
]
