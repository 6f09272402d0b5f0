import { constants } from '#generated/constants.ts';

/** Points that a completed standard order credits: `constants.pointsPerDollar` for every whole US dollar of `usMoney` cents. */
export function earnedPoints(usMoney: number): number {
  return Math.floor(usMoney / constants.moneyDivisor) * constants.pointsPerDollar;
}
