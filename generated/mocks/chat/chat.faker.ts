// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  ListChatMessagesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getChatMessageMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListChatMessagesResponseMock = (overrideResponse: Partial<Extract<ListChatMessagesAnswer, object>> = {}): ListChatMessagesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getChatMessageMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getSendChatMessageResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

