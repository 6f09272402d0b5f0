// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  GetHelpEntryAnswer,
  ListHelpEntriesAnswer
} from '#generated/hooks/model/index.ts';

import {
  getHelpEntryMock,
  getHelpTextMock
} from '../schemas.faker.ts';


export const getListHelpEntriesResponseMock = (overrideResponse: Partial<Extract<ListHelpEntriesAnswer, object>> = {}): ListHelpEntriesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getHelpEntryMock() })), ...overrideResponse})

export const getGetHelpEntryResponseMock = (overrideResponse: Partial<Extract<GetHelpEntryAnswer, object>> = {}): GetHelpEntryAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getHelpTextMock() }, ...overrideResponse})

