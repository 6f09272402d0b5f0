import { faker } from '@faker-js/faker';
import { mockAnswers, mockEntries } from '#generated/mocks/answers.ts';
import type { OperationId } from '#generated/transport.ts';
import { hash } from './world/seeded-random.ts';

/** Generated dates count back from this day, so that they are the same on any day. */
const referenceDay = '2026-01-15T08:00:00.000Z';

export interface GeneratedAnswer {
  readonly code: 0;
  readonly msg: string;
  readonly data?: unknown;
  readonly params?: unknown;
}

function seedFaker(text: string): void {
  faker.seed(hash(text));
  faker.setDefaultRefDate(referenceDay);
}

/** An answer generated from the description; the same seed gives the same answer. */
export function generatedAnswer(operation: OperationId, seed: string): GeneratedAnswer {
  seedFaker(`${operation}\n${seed}`);
  return mockAnswers[operation]();
}

const entries: Partial<Record<OperationId, () => object>> = mockEntries;

/** One entry of an answer, generated; operations with the same kind of entry give the same one for a seed. */
export function generatedEntry(operation: OperationId, seed: string): object | undefined {
  seedFaker(seed);
  return entries[operation]?.();
}
