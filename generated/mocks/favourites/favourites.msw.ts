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
  ListFavouritesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAddFavouriteResponseMock,
  getDeleteFavouriteResponseMock,
  getListFavouritesResponseMock
} from './favourites.faker.ts';

export { getListFavouritesResponseMock, getAddFavouriteResponseMock, getDeleteFavouriteResponseMock } from './favourites.faker.ts';

export const getListFavouritesMockHandler = (overrideResponse?: ListFavouritesAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListFavouritesAnswer> | ListFavouritesAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/productCollection/getProductCollectionAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavouritesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddFavouriteMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/productCollection/addProductCollection', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFavouriteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFavouriteMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/productCollection/deleteProductCollection', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteFavouriteResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFavouritesMock = () => [
  getListFavouritesMockHandler(),
  getAddFavouriteMockHandler(),
  getDeleteFavouriteMockHandler()
]
