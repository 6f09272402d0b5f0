// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  GetAccountAnswer,
  ListAccountFlowAnswer,
  ListWithdrawalsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAccountFlowMock,
  getAccountMock,
  getTotalParamsMock,
  getWithdrawalMock
} from '../schemas.faker.ts';

export const getGetAccountResponseMock = (overrideResponse: Partial<Extract<GetAccountAnswer, object>> = {}): GetAccountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getAccountMock() }, ...overrideResponse})

export const getListAccountFlowResponseMock = (overrideResponse: Partial<Extract<ListAccountFlowAnswer, object>> = {}): ListAccountFlowAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountFlowMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getListWithdrawalsResponseMock = (overrideResponse: Partial<Extract<ListWithdrawalsAnswer, object>> = {}): ListWithdrawalsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getWithdrawalMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})
