// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CountAnswer,
  ListFriendLinksAnswer
} from '#generated/hooks/model/index.ts';

import {
  getCountUnreadMessagesResponseMock,
  getListFriendLinksResponseMock
} from './frame.faker.ts';

export { getCountUnreadMessagesResponseMock, getListFriendLinksResponseMock } from './frame.faker.ts';

export const getCountUnreadMessagesMockHandler = (overrideResponse?: CountAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountAnswer> | CountAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/message/unread/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountUnreadMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFriendLinksMockHandler = (overrideResponse?: ListFriendLinksAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListFriendLinksAnswer> | ListFriendLinksAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/friendLink/getFriendLinkAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFriendLinksResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFrameMock = () => [
  getCountUnreadMessagesMockHandler(),
  getListFriendLinksMockHandler()
]
