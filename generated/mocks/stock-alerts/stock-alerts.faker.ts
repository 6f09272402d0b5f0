// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  ListStockAlertsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getStockAlertMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getAddStockAlertResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getListStockAlertsResponseMock = (overrideResponse: Partial<Extract<ListStockAlertsAnswer, object>> = {}): ListStockAlertsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getStockAlertMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getDeleteStockAlertResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

