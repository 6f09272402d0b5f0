// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  ApplyCustomisedOrderAnswer
} from '#generated/hooks/model/index.ts';


export const getApplyCustomisedOrderResponseMock = (overrideResponse: Partial<Extract<ApplyCustomisedOrderAnswer, object>> = {}): ApplyCustomisedOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), ...overrideResponse})

