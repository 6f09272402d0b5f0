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
  ListChatMessagesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getListChatMessagesResponseMock,
  getSendChatMessageResponseMock
} from './chat.faker.ts';

export { getListChatMessagesResponseMock, getSendChatMessageResponseMock } from './chat.faker.ts';

export const getListChatMessagesMockHandler = (overrideResponse?: ListChatMessagesAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListChatMessagesAnswer> | ListChatMessagesAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/order/message/item/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChatMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendChatMessageMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/order/message/web/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendChatMessageResponseMock(),
      { status: 200
      })
  }, options)
}
export const getChatMock = () => [
  getListChatMessagesMockHandler(),
  getSendChatMessageMockHandler()
]
