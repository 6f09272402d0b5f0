// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  CountAnswer,
  DoneAnswer,
  ListNoticesAnswer,
  ListOrderChatsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getNoticeMock,
  getOrderChatMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListOrderChatsResponseMock = (overrideResponse: Partial<Extract<ListOrderChatsAnswer, object>> = {}): ListOrderChatsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderChatMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getMarkAllNoticesResponseMock = (overrideResponse: Partial<Extract<CountAnswer, object>> = {}): CountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getListNoticesResponseMock = (overrideResponse: Partial<Extract<ListNoticesAnswer, object>> = {}): ListNoticesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getNoticeMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getMarkNoticeResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

