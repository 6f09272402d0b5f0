// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  ListCommunicationTypesAnswer,
  ListRemoteSupportsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getCommunicationTypeMock,
  getRemoteSupportMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListRemoteSupportsResponseMock = (overrideResponse: Partial<Extract<ListRemoteSupportsAnswer, object>> = {}): ListRemoteSupportsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRemoteSupportMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getAddRemoteSupportResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getEditRemoteSupportResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getCancelRemoteSupportResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getListCommunicationTypesResponseMock = (overrideResponse: Partial<Extract<ListCommunicationTypesAnswer, object>> = {}): ListCommunicationTypesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCommunicationTypeMock() })), ...overrideResponse})

