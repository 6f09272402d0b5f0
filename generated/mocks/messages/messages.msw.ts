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
  ListNoticesAnswer,
  ListOrderChatsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getListNoticesResponseMock,
  getListOrderChatsResponseMock,
  getMarkNoticeResponseMock
} from './messages.faker.ts';

export { getListOrderChatsResponseMock, getListNoticesResponseMock, getMarkNoticeResponseMock } from './messages.faker.ts';

export const getListOrderChatsMockHandler = (overrideResponse?: ListOrderChatsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOrderChatsAnswer> | ListOrderChatsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/order/message/chat/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrderChatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNoticesMockHandler = (overrideResponse?: ListNoticesAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNoticesAnswer> | ListNoticesAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/message/other/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkNoticeMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/message/other/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkNoticeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMessagesMock = () => [
  getListOrderChatsMockHandler(),
  getListNoticesMockHandler(),
  getMarkNoticeMockHandler()
]
