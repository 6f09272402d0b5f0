// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  BuyAgainAnswer,
  DoneAnswer,
  GetStandardOrderAnswer,
  ListStandardOrdersAnswer,
  SignedLinkAnswer
} from '#generated/hooks/model/index.ts';

import {
  getBuyAgainLineMock,
  getStandardOrderMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListStandardOrdersResponseMock = (overrideResponse: Partial<Extract<ListStandardOrdersAnswer, object>> = {}): ListStandardOrdersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getStandardOrderMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetStandardOrderResponseMock = (overrideResponse: Partial<Extract<GetStandardOrderAnswer, object>> = {}): GetStandardOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getStandardOrderMock() }, ...overrideResponse})

export const getConfirmStandardReceiptResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getCancelStandardOrderResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getApplyAfterSalesResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getBuyAgainResponseMock = (overrideResponse: Partial<Extract<BuyAgainAnswer, object>> = {}): BuyAgainAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBuyAgainLineMock() })), ...overrideResponse})

export const getUploadStandardContractResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getExportOrdersResponseMock = (overrideResponse: Partial<Extract<SignedLinkAnswer, object>> = {}): SignedLinkAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

