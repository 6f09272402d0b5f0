// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  UploadFileAnswer
} from '#generated/hooks/model/index.ts';

import {
  getUploadFileResponseMock
} from './transport.faker.ts';

export { getUploadFileResponseMock } from './transport.faker.ts';

export const getUploadFileMockHandler = (overrideResponse?: UploadFileAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadFileAnswer> | UploadFileAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/upload/file', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadFileResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTransportMock = () => [
  getUploadFileMockHandler()
]
