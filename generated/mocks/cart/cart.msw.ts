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
  DoneAnswer,
  ListCartItemsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAddCartItemResponseMock,
  getCountCartItemsResponseMock,
  getDeleteCartItemResponseMock,
  getListCartItemsResponseMock,
  getUpdateCartItemResponseMock
} from './cart.faker.ts';

export { getListCartItemsResponseMock, getCountCartItemsResponseMock, getAddCartItemResponseMock, getDeleteCartItemResponseMock, getUpdateCartItemResponseMock } from './cart.faker.ts';

export const getListCartItemsMockHandler = (overrideResponse?: ListCartItemsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCartItemsAnswer> | ListCartItemsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/shop/car/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCartItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountCartItemsMockHandler = (overrideResponse?: CountAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CountAnswer> | CountAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/shop/car/list', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountCartItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddCartItemMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/shop/car/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddCartItemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCartItemMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/shop/car/del', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCartItemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCartItemMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/shop/car/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCartItemResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCartMock = () => [
  getListCartItemsMockHandler(),
  getCountCartItemsMockHandler(),
  getAddCartItemMockHandler(),
  getDeleteCartItemMockHandler(),
  getUpdateCartItemMockHandler()
]
