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
  ListFootprintsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAddFootprintResponseMock,
  getDeleteFootprintResponseMock,
  getListFootprintsResponseMock
} from './footprints.faker.ts';

export { getListFootprintsResponseMock, getAddFootprintResponseMock, getDeleteFootprintResponseMock } from './footprints.faker.ts';

export const getListFootprintsMockHandler = (overrideResponse?: ListFootprintsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListFootprintsAnswer> | ListFootprintsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/footprint/getFootprintAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFootprintsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddFootprintMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/footprint/addFootprint', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddFootprintResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFootprintMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/footprint/deleteFootprint', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteFootprintResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFootprintsMock = () => [
  getListFootprintsMockHandler(),
  getAddFootprintMockHandler(),
  getDeleteFootprintMockHandler()
]
