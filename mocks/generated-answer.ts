import { faker } from '@faker-js/faker';
import { mockAnswers } from '#generated/mocks/answers.ts';
import type { OperationId } from '#generated/transport.ts';
import { hash } from './world/seeded-random.ts';

/** The day that generated dates are counted from, so that the same question gives the same answer on any day. */
const referenceDay = '2026-01-15T08:00:00.000Z';

export interface GeneratedAnswer {
  readonly code: 0;
  readonly msg: string;
  readonly data?: unknown;
  readonly params?: unknown;
}

/** An answer made up from the description, the same for the same question. */
export function generatedAnswer(operation: OperationId, question: string): GeneratedAnswer {
  faker.seed(hash(`${operation}\n${question}`));
  faker.setDefaultRefDate(referenceDay);
  return mockAnswers[operation]();
}
