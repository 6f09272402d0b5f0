// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  GetConsumerDiscountAnswer,
  SelectCartItemsAnswer,
  SubmittedOrderAnswer
} from '#generated/hooks/model/index.ts';

import {
  getCartItemMock,
  getConsumerDiscountMock,
  getPaymentFiguresMock
} from '../schemas.faker.ts';


export const getSelectCartItemsResponseMock = (overrideResponse: Partial<Extract<SelectCartItemsAnswer, object>> = {}): SelectCartItemsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCartItemMock() })), ...overrideResponse})

export const getSubmitCartOrderResponseMock = (overrideResponse: Partial<Extract<SubmittedOrderAnswer, object>> = {}): SubmittedOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), params: { ...getPaymentFiguresMock() }, ...overrideResponse})

export const getSubmitDirectOrderResponseMock = (overrideResponse: Partial<Extract<SubmittedOrderAnswer, object>> = {}): SubmittedOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), params: { ...getPaymentFiguresMock() }, ...overrideResponse})

export const getGetConsumerDiscountResponseMock = (overrideResponse: Partial<Extract<GetConsumerDiscountAnswer, object>> = {}): GetConsumerDiscountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getConsumerDiscountMock() }, ...overrideResponse})

