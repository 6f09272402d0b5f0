// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  CountProductFacetsAnswer,
  DoneAnswer,
  GetCatalogTreeAnswer,
  GetProductAnswer,
  GetUsdPriceAnswer,
  ListColumnsAnswer,
  ListHotCatalogsAnswer,
  ListProductsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getCatalogLinkMock,
  getCatalogMock,
  getColumnMock,
  getFacetMock,
  getProductMock,
  getTotalParamsMock
} from '../schemas.faker.ts';

export const getListHotCatalogsResponseMock = (overrideResponse: Partial<Extract<ListHotCatalogsAnswer, object>> = {}): ListHotCatalogsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogLinkMock() })), ...overrideResponse})

export const getGetCatalogTreeResponseMock = (overrideResponse: Partial<Extract<GetCatalogTreeAnswer, object>> = {}): GetCatalogTreeAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogMock() })), ...overrideResponse})

export const getListProductsResponseMock = (overrideResponse: Partial<Extract<ListProductsAnswer, object>> = {}): ListProductsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getListColumnsResponseMock = (overrideResponse: Partial<Extract<ListColumnsAnswer, object>> = {}): ListColumnsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getColumnMock() })), ...overrideResponse})

export const getGetProductResponseMock = (overrideResponse: Partial<Extract<GetProductAnswer, object>> = {}): GetProductAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getProductMock() }, ...overrideResponse})

export const getGetUsdPriceResponseMock = (overrideResponse: Partial<Extract<GetUsdPriceAnswer, object>> = {}): GetUsdPriceAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.number.int({ min: 1, max: 5000000 }) / 10000, ...overrideResponse})

export const getApplySampleResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getCountProductFacetsResponseMock = (overrideResponse: Partial<Extract<CountProductFacetsAnswer, object>> = {}): CountProductFacetsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFacetMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})
