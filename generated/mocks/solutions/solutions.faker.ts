// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  GetSolutionAnswer,
  ListSolutionsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getSolutionMock,
  getSolutionRowsMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListSolutionsResponseMock = (overrideResponse: Partial<Extract<ListSolutionsAnswer, object>> = {}): ListSolutionsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSolutionRowsMock() }, params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetSolutionResponseMock = (overrideResponse: Partial<Extract<GetSolutionAnswer, object>> = {}): GetSolutionAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSolutionMock() }, ...overrideResponse})

