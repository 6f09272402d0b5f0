// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  ListFavouriteIdsAnswer,
  ListFavouritesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getFavouriteIdMock,
  getFavouriteMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListFavouritesResponseMock = (overrideResponse: Partial<Extract<ListFavouritesAnswer, object>> = {}): ListFavouritesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFavouriteMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getListFavouriteIdsResponseMock = (overrideResponse: Partial<Extract<ListFavouriteIdsAnswer, object>> = {}): ListFavouriteIdsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFavouriteIdMock() })), ...overrideResponse})

export const getAddFavouriteResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getDeleteFavouriteResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

