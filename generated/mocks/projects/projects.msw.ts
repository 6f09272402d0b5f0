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
  ListProjectsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAddProjectResponseMock,
  getCancelProjectResponseMock,
  getEditProjectResponseMock,
  getListProjectsResponseMock,
  getSubmitProjectResponseMock
} from './projects.faker.ts';

export { getListProjectsResponseMock, getAddProjectResponseMock, getEditProjectResponseMock, getCancelProjectResponseMock, getSubmitProjectResponseMock } from './projects.faker.ts';

export const getListProjectsMockHandler = (overrideResponse?: ListProjectsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListProjectsAnswer> | ListProjectsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/api/myProject/myProjectList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddProjectMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/myProject/addMyProject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEditProjectMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.put('*/api/myProject/editMyProject', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEditProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelProjectMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/myProject/abolishMyProject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitProjectMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/myProject/submitMyProject', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitProjectResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProjectsMock = () => [
  getListProjectsMockHandler(),
  getAddProjectMockHandler(),
  getEditProjectMockHandler(),
  getCancelProjectMockHandler(),
  getSubmitProjectMockHandler()
]
