// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  SignedLinkAnswer,
  UploadFileAnswer
} from '#generated/hooks/model/index.ts';


export const getUploadFileResponseMock = (overrideResponse: Partial<Extract<UploadFileAnswer, object>> = {}): UploadFileAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

export const getGetFileLinkResponseMock = (overrideResponse: Partial<Extract<SignedLinkAnswer, object>> = {}): SignedLinkAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

