import { constants } from '#generated/constants.ts';

const tenThousand = constants.pointsThreshold;

/** A number of points as it is shown. */
export interface ShownPoints {
  readonly number: string;
  /** The number counts ten-thousands (万); the unit label says so. */
  readonly inTenThousands: boolean;
}

/** Points above 10000 are shown in ten-thousands, cut (not rounded) to two decimals; others as they are. */
export function showPoints(points: number): ShownPoints {
  if (points <= tenThousand) return { number: String(points), inTenThousands: false };
  const hundredths = Math.trunc(points / (tenThousand / 100));
  return {
    number: `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
    inTenThousands: true,
  };
}
