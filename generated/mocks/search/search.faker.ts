// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  ListSearchSuggestionsAnswer,
  SearchAllAnswer
} from '#generated/hooks/model/index.ts';

import {
  getSearchResultsMock,
  getSearchSuggestionsMock
} from '../schemas.faker.ts';

export const getSearchAllResponseMock = (overrideResponse: Partial<Extract<SearchAllAnswer, object>> = {}): SearchAllAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSearchResultsMock() }, ...overrideResponse})

export const getListSearchSuggestionsResponseMock = (overrideResponse: Partial<Extract<ListSearchSuggestionsAnswer, object>> = {}): ListSearchSuggestionsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSearchSuggestionsMock() }, ...overrideResponse})
