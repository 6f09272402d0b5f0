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
  GetRegionTreeAnswer,
  ListAddressesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAddAddressResponseMock,
  getDeleteAddressesResponseMock,
  getEditAddressByPostResponseMock,
  getEditAddressResponseMock,
  getGetRegionTreeResponseMock,
  getListAddressesResponseMock
} from './addresses.faker.ts';

export { getGetRegionTreeResponseMock, getListAddressesResponseMock, getAddAddressResponseMock, getEditAddressResponseMock, getEditAddressByPostResponseMock, getDeleteAddressesResponseMock } from './addresses.faker.ts';

export const getGetRegionTreeMockHandler = (overrideResponse?: GetRegionTreeAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRegionTreeAnswer> | GetRegionTreeAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/linkage/tree', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRegionTreeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAddressesMockHandler = (overrideResponse?: ListAddressesAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAddressesAnswer> | ListAddressesAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/address/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAddressesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddAddressMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/address/add', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEditAddressMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/address/edit', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEditAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEditAddressByPostMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/address/edit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEditAddressByPostResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAddressesMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/address/del', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAddressesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAddressesMock = () => [
  getGetRegionTreeMockHandler(),
  getListAddressesMockHandler(),
  getAddAddressMockHandler(),
  getEditAddressMockHandler(),
  getEditAddressByPostMockHandler(),
  getDeleteAddressesMockHandler()
]
