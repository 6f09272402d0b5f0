// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  GetSecondFactorAnswer,
  ListSessionsAnswer,
  RecoveryCodesAnswer,
  StartSecondFactorAnswer
} from '#generated/hooks/model/index.ts';

import {
  getPreparedSecondFactorMock,
  getSecondFactorMock,
  getSignedInDeviceMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getListSessionsResponseMock = (overrideResponse: Partial<Extract<ListSessionsAnswer, object>> = {}): ListSessionsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSignedInDeviceMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getLogoutSessionResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getLogoutOtherSessionsResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getGetSecondFactorResponseMock = (overrideResponse: Partial<Extract<GetSecondFactorAnswer, object>> = {}): GetSecondFactorAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSecondFactorMock() }, ...overrideResponse})

export const getStartSecondFactorResponseMock = (overrideResponse: Partial<Extract<StartSecondFactorAnswer, object>> = {}): StartSecondFactorAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getPreparedSecondFactorMock() }, ...overrideResponse})

export const getConfirmSecondFactorResponseMock = (overrideResponse: Partial<Extract<RecoveryCodesAnswer, object>> = {}): RecoveryCodesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: 3 }, () => faker.helpers.fromRegExp("[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}")), ...overrideResponse})

export const getDeleteSecondFactorResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getResetRecoveryCodesResponseMock = (overrideResponse: Partial<Extract<RecoveryCodesAnswer, object>> = {}): RecoveryCodesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: 3 }, () => faker.helpers.fromRegExp("[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}")), ...overrideResponse})

