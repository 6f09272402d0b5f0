// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  ListFootprintsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getFootprintMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListFootprintsResponseMock = (overrideResponse: Partial<Extract<ListFootprintsAnswer, object>> = {}): ListFootprintsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFootprintMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getAddFootprintResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getDeleteFootprintResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

