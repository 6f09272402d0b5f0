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
  getProductFitMock,
  getProductMock,
  getRateOriginMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListHotCatalogsResponseMock = (overrideResponse: Partial<Extract<ListHotCatalogsAnswer, object>> = {}): ListHotCatalogsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogLinkMock() })), ...overrideResponse})

export const getGetCatalogTreeResponseMock = (overrideResponse: Partial<Extract<GetCatalogTreeAnswer, object>> = {}): GetCatalogTreeAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogMock() })), ...overrideResponse})

export const getListProductsResponseMock = (overrideResponse: Partial<Extract<ListProductsAnswer, object>> = {}): ListProductsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getListColumnsResponseMock = (overrideResponse: Partial<Extract<ListColumnsAnswer, object>> = {}): ListColumnsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getColumnMock() })), ...overrideResponse})

export const getGetProductResponseMock = (overrideResponse: Partial<Extract<GetProductAnswer, object>> = {}): GetProductAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: {productId: faker.number.int({ min: 1, max: 10001 }), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productDescribe: faker.helpers.arrayElement(["4.7 kΩ ±1% 100 mW 0603","100 nF ±10% 50 V X7R 0603","600 Ω at 100 MHz 450 mΩ 0603","40 V 1 A SOD-123"]), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), ...(faker.datatype.boolean() ? {goodsLoop: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(',')} : {}), ...(faker.datatype.boolean() ? {unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), ...(faker.datatype.boolean() ? {priceOnRequest: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {priceIndex: JSON.stringify([{ num: 100, price: 0.42 }, { num: 1000, price: 0.31 }, { num: faker.number.int({ min: 2, max: 9 }) * 1000, price: 0.23 }])} : {}), ...(faker.datatype.boolean() ? {quantityPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), startBuy: faker.helpers.arrayElement([1, 10, 50, 100]), ...(faker.datatype.boolean() ? {orderMultiple: faker.helpers.arrayElement([1, 5, 10, 50])} : {}), stock: faker.number.int({ min: 0, max: 500000 }), ...(faker.datatype.boolean() ? {leadWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...(faker.datatype.boolean() ? {backorderWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...(faker.datatype.boolean() ? {fits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProductFitMock() }))} : {}), customIntegration: faker.number.int({ min: 0, max: 50000 }), catalogId: faker.number.int({ min: 1, max: 10001 }), catalogPath: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogLinkMock() })), ...(faker.datatype.boolean() ? {brand: (faker.helpers.arrayElement(["YAGEO","Murata","TDK","Vishay","onsemi","Texas Instruments"])).slice(0, 100)} : {}), ...(faker.datatype.boolean() ? {packageName: (faker.helpers.arrayElement(["0402","0603","0805","SOT-23","SOIC-8","QFN-32"])).slice(0, 100)} : {}), ...(faker.datatype.boolean() ? {datasheetUrl: `/files/datasheet/${faker.string.numeric({ length: 6 })}.pdf`} : {}), ...(faker.datatype.boolean() ? {proCollecId: faker.number.int({ min: 1, max: 10001 })} : {}), createTime: faker.date.recent({ days: 90 }).toISOString()}, ...overrideResponse})

export const getGetUsdPriceResponseMock = (overrideResponse: Partial<Extract<GetUsdPriceAnswer, object>> = {}): GetUsdPriceAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.number.int({ min: 1, max: 5000000 }) / 10000, params: { ...getRateOriginMock() }, ...overrideResponse})

export const getApplySampleResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getCountProductFacetsResponseMock = (overrideResponse: Partial<Extract<CountProductFacetsAnswer, object>> = {}): CountProductFacetsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFacetMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

