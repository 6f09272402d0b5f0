// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  CountAnswer,
  ListFriendLinksAnswer
} from '#generated/hooks/model/index.ts';

import {
  getFriendLinkMock
} from '../schemas.faker.ts';


export const getCountUnreadMessagesResponseMock = (overrideResponse: Partial<Extract<CountAnswer, object>> = {}): CountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getListFriendLinksResponseMock = (overrideResponse: Partial<Extract<ListFriendLinksAnswer, object>> = {}): ListFriendLinksAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFriendLinkMock() })), ...overrideResponse})

