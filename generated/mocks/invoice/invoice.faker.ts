// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  GetLatestInvoiceAnswer,
  ListInvoicesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getInvoiceRecordMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getApplyInvoiceResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getGetLatestInvoiceResponseMock = (overrideResponse: Partial<Extract<GetLatestInvoiceAnswer, object>> = {}): GetLatestInvoiceAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...(faker.datatype.boolean() ? {data: { ...getInvoiceRecordMock() }} : {}), ...overrideResponse})

export const getListInvoicesResponseMock = (overrideResponse: Partial<Extract<ListInvoicesAnswer, object>> = {}): ListInvoicesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvoiceRecordMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

