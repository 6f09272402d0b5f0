// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  GetSampleOrderAnswer,
  ListSampleOrdersAnswer
} from '#generated/hooks/model/index.ts';

import {
  getSampleOrderMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListSampleOrdersResponseMock = (overrideResponse: Partial<Extract<ListSampleOrdersAnswer, object>> = {}): ListSampleOrdersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSampleOrderMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetSampleOrderResponseMock = (overrideResponse: Partial<Extract<GetSampleOrderAnswer, object>> = {}): GetSampleOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSampleOrderMock() }, ...overrideResponse})

export const getMoveSampleOrderResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

