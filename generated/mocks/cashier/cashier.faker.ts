// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  CheckPaymentAnswer,
  PaymentAnswer
} from '#generated/hooks/model/index.ts';


export const getPayStandardOrderResponseMock = (overrideResponse: Partial<Extract<PaymentAnswer, object>> = {}): PaymentAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...(faker.datatype.boolean() ? {data: `<form action="/payment/start" method="post"><input type="hidden" name="payment" value="Z${faker.string.numeric(16)}.${faker.string.alphanumeric(43)}"></form>`} : {}), ...overrideResponse})

export const getCheckPaymentResponseMock = (overrideResponse: Partial<Extract<CheckPaymentAnswer, object>> = {}): CheckPaymentAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: {payState: faker.helpers.arrayElement([0,1,2,3] as const)}, ...overrideResponse})

export const getPayCustomisedOrderResponseMock = (overrideResponse: Partial<Extract<PaymentAnswer, object>> = {}): PaymentAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...(faker.datatype.boolean() ? {data: `<form action="/payment/start" method="post"><input type="hidden" name="payment" value="Z${faker.string.numeric(16)}.${faker.string.alphanumeric(43)}"></form>`} : {}), ...overrideResponse})

