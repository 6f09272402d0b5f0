import { deliveredRate } from '#domain/money/index.ts';

/** Millionths of a yuan for one US dollar in the world of the mocks. */
export const rateMicros = deliveredRate.micros;

/** Yuan for one US dollar. */
export const yuanPerDollar = rateMicros / 1_000_000;
