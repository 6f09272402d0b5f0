// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  ListPointsFlowAnswer
} from '#generated/hooks/model/index.ts';

import {
  getPointsFlowMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListPointsFlowResponseMock = (overrideResponse: Partial<Extract<ListPointsFlowAnswer, object>> = {}): ListPointsFlowAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPointsFlowMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

