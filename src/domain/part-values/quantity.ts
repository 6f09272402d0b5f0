import type { Unit } from './units.ts';

/** A number with the unit text after it, as written. */
export interface Quantity {
  /** The number without prefix, in a form that `Number` reads. */
  readonly digits: string;
  readonly unitText: string;
  readonly fraction?: number;
  /** Length of the text that was read. */
  readonly length: number;
}

const plainNumber = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)(?:[eE][+-]?\d+)?`;
const unitText = String.raw`[\p{L}°%"√·]+(?:/[\p{L}°√]+)?`;
const spacedUnit = String.raw`(?: ?-?(?! ?(?:to|至|到)\b)${unitText}(?: (?=[\p{L}°])(?!to\b|至|到)${unitText})?)?`;
const infixMark = 'RkKMmuμnpGVvAΩ';

const fractionPattern = new RegExp(
  String.raw`^([+-]?)(?:(\d+) )?(\d+)/(\d+)(?=[ \p{L}]|$)(${spacedUnit})`,
  'u',
);
const infixPattern = new RegExp(
  String.raw`^([+-]?)(\d{1,4})([${infixMark}])(\d{1,4})(${spacedUnit})(?![\d.])`,
  'u',
);
const leadingRPattern = /^R(\d{2,4})(?![\d.])/;
const plainPattern = new RegExp(`^([+-]?)(${plainNumber})(${spacedUnit})`, 'u');

/** `1,000` is a thousand, `4,7` and `0,100` are decimals. */
function withPoint(number: string): string {
  const thousands = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?([eE].*)?$/.test(number);
  return thousands ? number.replaceAll(',', '') : number.replace(',', '.');
}

/** `0.1 微 法` and `14-bit` lose what is between number and unit. */
function tidyUnit(text: string): string {
  return text.replace(/^ ?-?/, '').replaceAll(' ', '');
}

function readInfix(text: string): Quantity | undefined {
  const match = infixPattern.exec(text);
  if (!match) return undefined;
  const [whole, sign = '', before = '', mark = '', after = '', rest = ''] = match;
  return {
    digits: `${sign}${before}.${after}`,
    unitText: mark === 'R' && rest ? tidyUnit(rest) : mark.replace('v', 'V') + tidyUnit(rest),
    length: whole.length,
  };
}

function readFraction(text: string): Quantity | undefined {
  const match = fractionPattern.exec(text);
  if (!match) return undefined;
  const [whole, sign, ones, over = '', under = '', unit = ''] = match;
  const fraction = (Number(ones ?? 0) + Number(over) / Number(under)) * (sign === '-' ? -1 : 1);
  return { digits: '', unitText: tidyUnit(unit), fraction, length: whole.length };
}

/** Reads one quantity at the start of a normalised text: `4k7`, `R047`, `1/4W`, `.1μF`, `14-bit`, `-40 °C`. */
export function readQuantity(text: string): Quantity | undefined {
  const special = readInfix(text) ?? readFraction(text);
  if (special) return special;
  const leadingR = leadingRPattern.exec(text);
  if (leadingR) return { digits: `0.${leadingR[1]}`, unitText: 'R', length: leadingR[0].length };
  const match = plainPattern.exec(text);
  if (!match) return undefined;
  const [whole, sign = '', number = '', unit = ''] = match;
  return { digits: sign + withPoint(number), unitText: tidyUnit(unit), length: whole.length };
}

const chipSizes = new Set([
  '1005',
  '1008',
  '1206',
  '1210',
  '1218',
  '1225',
  '1808',
  '1812',
  '1825',
  '2010',
  '2220',
  '2225',
  '2512',
  '2816',
  '2917',
  '3920',
  '5930',
]);

/** Four digits that name a chip size: always with a leading zero, from the list only where no unit is expected. */
export function isPackageCode(text: string, kind?: Unit): boolean {
  return /^0\d{3,4}$/.test(text) || (kind === undefined && chipSizes.has(text));
}
