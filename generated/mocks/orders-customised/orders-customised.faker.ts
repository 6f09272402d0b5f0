// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  CountWaitingCustomisedAnswer,
  DoneAnswer,
  GetCustomisedOrderAnswer,
  ListCustomisedOrdersAnswer,
  ListInstalmentsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getCustomisedOrderMock,
  getInstalmentMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListCustomisedOrdersResponseMock = (overrideResponse: Partial<Extract<ListCustomisedOrdersAnswer, object>> = {}): ListCustomisedOrdersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCustomisedOrderMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getCountWaitingCustomisedResponseMock = (overrideResponse: Partial<Extract<CountWaitingCustomisedAnswer, object>> = {}): CountWaitingCustomisedAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: {toPay: faker.number.int({ min: 0, max: 10000 }), toSign: faker.number.int({ min: 0, max: 10000 }), toCorrect: faker.number.int({ min: 0, max: 10000 }), toReceive: faker.number.int({ min: 0, max: 10000 })}, ...overrideResponse})

export const getGetCustomisedOrderResponseMock = (overrideResponse: Partial<Extract<GetCustomisedOrderAnswer, object>> = {}): GetCustomisedOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getCustomisedOrderMock() }, ...overrideResponse})

export const getListInstalmentsResponseMock = (overrideResponse: Partial<Extract<ListInstalmentsAnswer, object>> = {}): ListInstalmentsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInstalmentMock() })), ...overrideResponse})

export const getMoveCustomisedOrderResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getUploadCustomisedContractResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

