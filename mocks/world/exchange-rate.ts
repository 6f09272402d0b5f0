/** Millionths of a yuan for one US dollar in the world of the mocks. */
export const rateMicros = 7_100_000;

/** Yuan for one US dollar. */
export const yuanPerDollar = rateMicros / 1_000_000;
