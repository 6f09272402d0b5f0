// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  GetAccountAnswer,
  ListAccountFlowAnswer,
  ListBalanceHistoryAnswer,
  ListWithdrawalsAnswer,
  SignedLinkAnswer
} from '#generated/hooks/model/index.ts';

import {
  getAccountFlowMock,
  getAccountFlowParamsMock,
  getAccountMock,
  getBalanceOfDayMock,
  getTotalParamsMock,
  getWithdrawalMock
} from '../schemas.faker.ts';


export const getGetAccountResponseMock = (overrideResponse: Partial<Extract<GetAccountAnswer, object>> = {}): GetAccountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getAccountMock() }, ...overrideResponse})

export const getListAccountFlowResponseMock = (overrideResponse: Partial<Extract<ListAccountFlowAnswer, object>> = {}): ListAccountFlowAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountFlowMock() })), params: { ...getAccountFlowParamsMock() }, ...overrideResponse})

export const getListWithdrawalsResponseMock = (overrideResponse: Partial<Extract<ListWithdrawalsAnswer, object>> = {}): ListWithdrawalsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getWithdrawalMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getListBalanceHistoryResponseMock = (overrideResponse: Partial<Extract<ListBalanceHistoryAnswer, object>> = {}): ListBalanceHistoryAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBalanceOfDayMock() })), ...overrideResponse})

export const getExportAccountFlowResponseMock = (overrideResponse: Partial<Extract<SignedLinkAnswer, object>> = {}): SignedLinkAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

