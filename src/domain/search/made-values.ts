/** Figures of the series E24 of IEC 60063, and those of E96, in a decade from 1 to 10. */
const e24 = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2,
  9.1,
];
const e96 = Array.from({ length: 96 }, (_, at) => Number((10 ** (at / 96)).toPrecision(3)));
/** Capacitors, fuses and ratings come in round figures as well: 6.3 V, 62.5 mW. */
const round = [1.25, 2.5, 2.8, 3.15, 3.5, 4, 4.5, 5, 6, 6.25, 6.3, 7, 8, 9];

/** Frequencies of crystals and oscillators in MHz. */
const crystals = [
  0.032768, 1, 1.8432, 2, 2.4576, 3.579545, 3.6864, 4, 4.194304, 4.9152, 5, 6, 7.3728, 8, 9.8304, 10, 11.0592,
  12, 12.288, 13, 13.56, 14.31818, 14.7456, 16, 16.9344, 18, 18.432, 19.2, 20, 22.1184, 24, 24.576, 25, 26,
  27, 27.12, 28, 28.63636, 30, 32, 33, 33.333, 36, 37.4, 38.4, 40, 48, 50, 52, 54, 60, 64, 66, 72, 75, 80, 96,
  100, 106.25, 108, 120, 125, 128, 133, 150, 155.52, 156.25, 160, 200,
];

const decades = Array.from({ length: 25 }, (_, at) => 10 ** (at - 15));
const sortValues = (values: readonly number[]) => [...new Set(values)].toSorted((a, b) => a - b);
const inDecades = (figures: readonly number[]) =>
  sortValues(decades.flatMap((decade) => figures.map((figure) => Number((figure * decade).toPrecision(7)))));

/** Values of capacitors, inductors and ratings in SI units, ascending. */
export const inRoundFigures: readonly number[] = inDecades([...e24, ...round]);
/** Resistances in ohms, ascending. */
export const ofResistors: readonly number[] = inDecades([...e24, ...e96]);
/** Frequencies in hertz, ascending. */
export const ofCrystals: readonly number[] = crystals.map((megahertz) =>
  Number((megahertz * 1e6).toPrecision(9)),
);
/** What `M` alone may mean: ohms and hertz. */
export const inMega: readonly number[] = sortValues([...ofResistors, ...ofCrystals]);

/** Where a value is, or would be, among ascending ones. */
export function placeAmong(values: readonly number[], value: number): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Parts of a value by which two are the same: their number in a unit is rounded to seven figures. */
export const sameValue = 5e-7;

/** Whether resistors are made in this value, in ohms. */
export function isMadeResistance(ohms: number): boolean {
  const nearest = ofResistors[placeAmong(ofResistors, ohms * (1 - sameValue))] ?? 0;
  return nearest <= ohms * (1 + sameValue);
}
