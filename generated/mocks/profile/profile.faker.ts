// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  GetMemberAnswer
} from '#generated/hooks/model/index.ts';

import {
  getGradeMock,
  getMemberMock
} from '../schemas.faker.ts';


export const getGetMemberResponseMock = (overrideResponse: Partial<Extract<GetMemberAnswer, object>> = {}): GetMemberAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getMemberMock() }, params: {grades: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getGradeMock() }))}, ...overrideResponse})

export const getUpdateMemberResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

