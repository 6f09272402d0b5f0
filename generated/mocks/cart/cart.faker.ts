// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  CountAnswer,
  DoneAnswer,
  ListCartItemsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getCartItemMock
} from '../schemas.faker.ts';


export const getListCartItemsResponseMock = (overrideResponse: Partial<Extract<ListCartItemsAnswer, object>> = {}): ListCartItemsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCartItemMock() })), ...overrideResponse})

export const getCountCartItemsResponseMock = (overrideResponse: Partial<Extract<CountAnswer, object>> = {}): CountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getAddCartItemResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getDeleteCartItemResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getUpdateCartItemResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

