// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  SignedLinkAnswer
} from '#generated/hooks/model/index.ts';


export const getGetOrderDocumentResponseMock = (overrideResponse: Partial<Extract<SignedLinkAnswer, object>> = {}): SignedLinkAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

