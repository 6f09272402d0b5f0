// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  ListIssuedDocumentsAnswer,
  SignedLinkAnswer
} from '#generated/hooks/model/index.ts';

import {
  getIssuedDocumentMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getGetOrderDocumentResponseMock = (overrideResponse: Partial<Extract<SignedLinkAnswer, object>> = {}): SignedLinkAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

export const getListIssuedDocumentsResponseMock = (overrideResponse: Partial<Extract<ListIssuedDocumentsAnswer, object>> = {}): ListIssuedDocumentsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getIssuedDocumentMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

