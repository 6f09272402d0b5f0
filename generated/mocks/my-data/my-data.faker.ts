// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  DoneAnswer,
  ExportMyDataAnswer,
  GetClosingAnswer
} from '#generated/hooks/model/index.ts';

import {
  getClosingMock
} from '../schemas.faker.ts';


export const getExportMyDataResponseMock = (overrideResponse: Partial<Extract<ExportMyDataAnswer, object>> = {}): ExportMyDataAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.helpers.fromRegExp("/files/export/my-data"), ...overrideResponse})

export const getGetClosingResponseMock = (overrideResponse: Partial<Extract<GetClosingAnswer, object>> = {}): GetClosingAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getClosingMock() }, ...overrideResponse})

export const getDeleteAccountResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

