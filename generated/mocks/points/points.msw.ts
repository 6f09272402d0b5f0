// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ListPointsFlowAnswer
} from '#generated/hooks/model/index.ts';

import {
  getListPointsFlowResponseMock
} from './points.faker.ts';

export { getListPointsFlowResponseMock } from './points.faker.ts';

export const getListPointsFlowMockHandler = (overrideResponse?: ListPointsFlowAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPointsFlowAnswer> | ListPointsFlowAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/account/getIntegralFlowAll', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPointsFlowResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPointsMock = () => [
  getListPointsFlowMockHandler()
]
