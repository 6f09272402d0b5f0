// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  CountSearchCategoriesAnswer,
  ListSearchSuggestionsAnswer,
  SearchAllAnswer
} from '#generated/hooks/model/index.ts';

import {
  getCountedParamsMock,
  getFoundCategoryMock,
  getSearchResultsMock,
  getSearchSuggestionsMock
} from '../schemas.faker.ts';


export const getSearchAllResponseMock = (overrideResponse: Partial<Extract<SearchAllAnswer, object>> = {}): SearchAllAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSearchResultsMock() }, ...overrideResponse})

export const getCountSearchCategoriesResponseMock = (overrideResponse: Partial<Extract<CountSearchCategoriesAnswer, object>> = {}): CountSearchCategoriesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFoundCategoryMock() })), params: { ...getCountedParamsMock() }, ...overrideResponse})

export const getListSearchSuggestionsResponseMock = (overrideResponse: Partial<Extract<ListSearchSuggestionsAnswer, object>> = {}): ListSearchSuggestionsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSearchSuggestionsMock() }, ...overrideResponse})

