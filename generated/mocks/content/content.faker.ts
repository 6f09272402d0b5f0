// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  GetBannersAnswer,
  GetCompanyProfileAnswer,
  GetNewsDetailAnswer,
  ListNewsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getBannersMock,
  getCompanyProfileMock,
  getNewsItemMock,
  getTotalParamsMock
} from '../schemas.faker.ts';


export const getGetBannersResponseMock = (overrideResponse: Partial<Extract<GetBannersAnswer, object>> = {}): GetBannersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getBannersMock() }, ...overrideResponse})

export const getListNewsResponseMock = (overrideResponse: Partial<Extract<ListNewsAnswer, object>> = {}): ListNewsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getNewsItemMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetNewsDetailResponseMock = (overrideResponse: Partial<Extract<GetNewsDetailAnswer, object>> = {}): GetNewsDetailAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getNewsItemMock() }, ...overrideResponse})

export const getGetCompanyProfileResponseMock = (overrideResponse: Partial<Extract<GetCompanyProfileAnswer, object>> = {}): GetCompanyProfileAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getCompanyProfileMock() }, ...overrideResponse})

