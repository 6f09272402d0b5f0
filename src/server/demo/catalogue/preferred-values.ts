const e6 = [1, 1.5, 2.2, 3.3, 4.7, 6.8];
const e12 = [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2];
const e24 = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2,
  9.1,
];

const series = { E6: e6, E12: e12, E24: e24 } as const;

/** The preferred values of an E series between two bounds, both included. */
export function preferredValues(name: keyof typeof series, from: number, to: number): readonly number[] {
  const values: number[] = [];
  for (let decade = Math.floor(Math.log10(from)); 10 ** decade <= to * 1.0001; decade += 1) {
    for (const step of series[name]) {
      const value = Number(`${step}e${decade}`);
      if (value >= from * 0.9999 && value <= to * 1.0001) values.push(value);
    }
  }
  return values;
}

/** The code of three digits that is printed on parts: two digits and the number of zeros (`104`, `4R7` below ten). */
export function threeDigitCode(value: number, pointMark = 'R'): string {
  if (value < 1) return `${pointMark}${String(Math.round(value * 100)).padStart(2, '0')}`;
  if (value < 10) return value.toFixed(1).replace('.', pointMark);
  const zeros = Math.floor(Math.log10(value) + 1e-9) - 1;
  return `${Math.round(value / 10 ** zeros)}${zeros}`;
}

/** The code of four digits of one-percent resistors: three digits and the number of zeros (`1002`, `100J` below a hundred). */
export function fourDigitCode(value: number): string {
  if (value < 10) return `${Math.round(value * 100)}K`;
  if (value < 100) return `${Math.round(value * 10)}J`;
  const zeros = Math.floor(Math.log10(value) + 1e-9) - 2;
  return `${Math.round(value / 10 ** zeros)}${zeros}`;
}

/** A value with R, K or M in place of the point, as in `RC0603FR-074K7L`. */
export function letterCode(value: number): string {
  const [size, mark] = value >= 1e6 ? [1e6, 'M'] : value >= 1e3 ? [1e3, 'K'] : [1, 'R'];
  const text = String(Math.round((value / size) * 100) / 100);
  return text.includes('.') ? text.replace('.', mark) : text + mark;
}
