import { parsePartValue, type Unit } from '#domain/part-values/index.ts';
import { parameters } from '../glossary/index.ts';
import type { KeywordTerm } from './keyword.ts';
import { isKind } from './kinds.ts';
import { beginsPartNumber } from './matching.ts';
import { namesPackage } from './package-names.ts';

/** How much a word says about the part that is searched for: what a buyer keeps longest has most. */
const weights = {
  partNumber: 8,
  /** The noun: resistor, charger, 排针. */
  kind: 7,
  /** What a part of this kind is ordered by: 10k, 100nF, 8MHz. */
  nominal: 6,
  /** Another word of the trade: red, NPN, Type-C. */
  type: 5,
  /** Pins of a connector. */
  pins: 4.6,
  /** Volts without a nominal value: of a regulator, a Zener diode or a relay. */
  voltage: 4.5,
  /** What a part must withstand: volts next to a nominal value, amperes, watts. A buyer gives up the package first. */
  rating: 4.2,
  package: 4,
  /** A second nominal value: the load capacitance of a crystal. */
  second: 3,
  /** Tolerances and everything else with a unit. */
  otherValue: 2,
  word: 1,
} as const;

const nominalUnits = new Set<Unit>(['', 'Ω', 'F', 'H', 'Hz', 'bit', 'B']);

/** Units of ratings, of which a higher one fits too. */
const ratedUnits = new Set<Unit>(
  parameters.flatMap(({ fitting, unit }) => (fitting === '≥' && unit ? [unit] : [])),
);

const isPackage = ({ words }: KeywordTerm) => namesPackage(words);

/** Whether a word has the form of a part number, and no other meaning. */
export function isPartNumber({ mpn, values, others }: KeywordTerm, shortest = 5): boolean {
  return (
    mpn !== undefined &&
    beginsPartNumber(mpn) &&
    mpn.key.length >= shortest &&
    values.length === 0 &&
    others.length === 0
  );
}

/** Whether a word has the form of a part number of four characters: `SS34`. */
export function isShortPartNumber(term: KeywordTerm): boolean {
  return term.mpn?.key.length === 4 && isPartNumber(term, 4) && !isPackage(term);
}

/** What a part number weighs. */
export const weightOfPartNumber: number = weights.partNumber;

function unitOf({ text, values }: KeywordTerm): Unit | undefined {
  if (values.length === 0) return undefined;
  if (/^\d{1,3}p$/i.test(text)) return 'pins';
  const parsed = parsePartValue(text);
  return parsed.ok ? parsed.value.unit : 'pins';
}

/** A single digit without unit counts something of the part, as 4位 does, and is not what it is ordered by. */
const isCount = (text: string) => /^\d$|^\d{1,2}位$/.test(text);

function weightOfValue(unit: Unit, term: KeywordTerm, nominal: KeywordTerm | undefined): number {
  if (term === nominal) return weights.nominal;
  if (isCount(term.text)) return weights.word;
  if (nominalUnits.has(unit)) return weights.second;
  if (unit === 'pins') return weights.pins;
  if (unit === 'V' && !nominal) return weights.voltage;
  return ratedUnits.has(unit) ? weights.rating : weights.otherValue;
}

/** Weighs the words of a search against each other. */
export function weighWords(terms: readonly KeywordTerm[]): number[] {
  const isNominal = (term: KeywordTerm) => {
    const unit = unitOf(term);
    return unit !== undefined && nominalUnits.has(unit) && !isCount(term.text) && !isPackage(term);
  };
  const nominal = terms.find(isNominal);
  return terms.map((term) => {
    if (isPackage(term)) return weights.package;
    if (isPartNumber(term)) return weights.partNumber;
    if (isKind(term)) return weights.kind;
    const unit = unitOf(term);
    if (unit !== undefined) return weightOfValue(unit, term, nominal);
    return term.others.length > 0 ? weights.type : weights.word;
  });
}

/** Whether a word of this weight says what is searched for: without it the others find another kind of part. */
export function saysWhat(weight: number): boolean {
  return weight >= weights.kind;
}

/** Whether one of these words says of which kind or value a part is, and not only its size and ratings. */
export function namesPart(terms: readonly KeywordTerm[]): boolean {
  return weighWords(terms).some((weight) => weight >= weights.type);
}
