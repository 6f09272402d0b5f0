// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  GetTopUpAnswer,
  StartTopUpAnswer
} from '#generated/hooks/model/index.ts';

import {
  getTopUpMock
} from '../schemas.faker.ts';


export const getStartTopUpResponseMock = (overrideResponse: Partial<Extract<StartTopUpAnswer, object>> = {}): StartTopUpAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `<form action="/payment/start" method="post"><input type="hidden" name="payment" value="Z${faker.string.numeric(16)}.${faker.string.alphanumeric(43)}"></form>`, ...overrideResponse})

export const getApplyWithdrawalResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getGetTopUpResponseMock = (overrideResponse: Partial<Extract<GetTopUpAnswer, object>> = {}): GetTopUpAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getTopUpMock() }, ...overrideResponse})

