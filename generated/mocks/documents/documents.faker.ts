// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  AuthoriseDocumentDownloadAnswer,
  DoneAnswer,
  GetDocumentPreviewAnswer,
  ListDocumentTypesAnswer,
  ListDocumentsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getDocumentListParamsMock,
  getDocumentPreviewMock,
  getDocumentTypeMock,
  getTechnicalDocumentMock
} from '../schemas.faker.ts';


export const getListDocumentsResponseMock = (overrideResponse: Partial<Extract<ListDocumentsAnswer, object>> = {}): ListDocumentsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTechnicalDocumentMock() })), params: { ...getDocumentListParamsMock() }, ...overrideResponse})

export const getListDocumentTypesResponseMock = (overrideResponse: Partial<Extract<ListDocumentTypesAnswer, object>> = {}): ListDocumentTypesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentTypeMock() })), ...overrideResponse})

export const getGetDocumentPreviewResponseMock = (overrideResponse: Partial<Extract<GetDocumentPreviewAnswer, object>> = {}): GetDocumentPreviewAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getDocumentPreviewMock() }, ...overrideResponse})

export const getCountDocumentDownloadResponseMock = (overrideResponse: Partial<Extract<DoneAnswer, object>> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getAuthoriseDocumentDownloadResponseMock = (overrideResponse: Partial<Extract<AuthoriseDocumentDownloadAnswer, object>> = {}): AuthoriseDocumentDownloadAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

