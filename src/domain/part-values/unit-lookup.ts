import { ownValue } from '../own-value.ts';
import { normaliseText } from './normalise.ts';
import { conversions, type Unit, type UnitDefinition, unitDefinition, unitNames } from './units.ts';

/** How a unit text scales its number: stored value = number · 10^exponent · factor + offset. */
export interface Scale {
  readonly unit: Unit;
  readonly exponent: number;
  readonly factor: number;
  readonly offset: number;
}

interface Spellings {
  readonly exact: Map<string, Scale>;
  /** Keyed by `looseKey`, for `mhz`, `UF`, `KOHM`. */
  readonly loose: Map<string, Scale>;
}

const decimalPrefixes: Readonly<Record<string, number>> = {
  f: -15,
  p: -12,
  皮: -12,
  n: -9,
  纳: -9,
  u: -6,
  μ: -6,
  微: -6,
  m: -3,
  毫: -3,
  k: 3,
  K: 3,
  千: 3,
  万: 4,
  M: 6,
  meg: 6,
  Meg: 6,
  MEG: 6,
  兆: 6,
  百万: 6,
  G: 9,
  吉: 9,
  T: 12,
};

/** Lower case except for a leading M, so that mega never becomes milli. */
function looseKey(text: string): string {
  return text.startsWith('M') ? `M${text.slice(1).toLowerCase()}` : text.toLowerCase();
}

function takesPrefix(definition: UnitDefinition, exponent: number): boolean {
  if (exponent >= 6) return definition.shown.includes('M');
  return exponent > -15 || definition.shown.includes('p') || definition.shown.includes('f');
}

function prefixScale(unit: Unit, definition: UnitDefinition, exponent: number, factor: number): Scale {
  if (definition.binary && exponent > 0) {
    return { unit, exponent: 0, factor: factor * 1024 ** (exponent / 3), offset: 0 };
  }
  return { unit, exponent, factor, offset: 0 };
}

function addAbsent(map: Map<string, Scale>, key: string, scale: Scale): void {
  if (!map.has(key)) map.set(key, scale);
}

function addWhole(into: Spellings, text: string, scale: Scale): void {
  const key = normaliseText(text);
  addAbsent(into.exact, key, scale);
  addAbsent(into.loose, key.toLowerCase(), scale);
  if (key.toLowerCase().startsWith('m')) addAbsent(into.loose, `M${key.slice(1).toLowerCase()}`, scale);
}

function addPrefixed(into: Spellings, unit: Unit, definition: UnitDefinition): void {
  const megaOnly = definition.shown.includes('M') && !definition.shown.includes('m');
  for (const [spelling, factor] of Object.entries(definition.spellings)) {
    const text = normaliseText(spelling);
    for (const [prefix, exponent] of Object.entries(decimalPrefixes)) {
      if (!takesPrefix(definition, exponent)) continue;
      const scale = prefixScale(unit, definition, exponent, factor);
      addAbsent(into.exact, prefix + text, scale);
      if (prefix === 'm' && megaOnly) continue;
      addAbsent(into.loose, looseKey(prefix) + text.toLowerCase(), scale);
      // Nobody means millihertz: `100mhz` is a mega in lower case.
      if (prefix === 'M' && megaOnly) addAbsent(into.loose, `m${text.toLowerCase()}`, scale);
    }
  }
}

function collect(names: readonly Unit[]): Spellings {
  const into: Spellings = { exact: new Map(), loose: new Map() };
  const rows = names.map((unit) => ({ unit, definition: unitDefinition(unit) }));
  for (const { unit, definition } of rows) {
    for (const [text, factor] of Object.entries(definition.whole ?? {})) {
      addWhole(into, text, { unit, exponent: 0, factor, offset: 0 });
    }
  }
  for (const { unit, definition } of rows) {
    for (const [text, factor] of Object.entries(definition.spellings)) {
      addWhole(into, text, { unit, exponent: 0, factor, offset: 0 });
    }
  }
  for (const { unit, definition } of rows) addPrefixed(into, unit, definition);
  return into;
}

const everyUnit = collect(unitNames);
const byUnit = new Map(unitNames.map((unit) => [unit, collect([unit])]));

function find(spellings: Spellings, text: string): Scale | undefined {
  return spellings.exact.get(text) ?? spellings.loose.get(looseKey(text));
}

/** A bare prefix or nothing at all: the number is in the expected unit, as in `4.7k` typed into an ohm box. */
function bareScale(text: string, kind: Unit): Scale | undefined {
  const definition = unitDefinition(kind);
  const factor = definition.symbolFactor ?? 1;
  if (text === '') return { unit: kind, exponent: 0, factor: 1, offset: 0 };
  const exponent = ownValue(decimalPrefixes, text) ?? ownValue(decimalPrefixes, text.toLowerCase());
  if (exponent === undefined || /^P$/.test(text)) return undefined;
  return prefixScale(kind, definition, exponent, factor);
}

function convert(scale: Scale | undefined, kind: Unit): Scale | undefined {
  const rule = conversions.find((row) => row.from === scale?.unit && row.to === kind);
  return (
    scale && rule && { ...scale, unit: kind, factor: scale.factor * rule.factor, offset: rule.offset ?? 0 }
  );
}

/** Why a unit text could not be read: no such unit, or a unit of another dimension than the expected one. */
export type UnitMiss = { readonly unit: undefined; readonly found: Unit | undefined };

/**
 * Finds what a normalised unit text means, `''` included. With an expected unit its own spellings come first, so
 * that `m` is metre for a length and milli for a resistance.
 */
export function findScale(text: string, kind?: Unit): Scale | UnitMiss {
  if (kind === undefined) {
    return bareScale(text, '') ?? find(everyUnit, text) ?? { unit: undefined, found: undefined };
  }
  const own = byUnit.get(kind);
  const exact = own?.exact.get(text) ?? bareScale(text, kind) ?? convert(everyUnit.exact.get(text), kind);
  if (exact) return exact;
  const loose = own?.loose.get(looseKey(text));
  if (loose) return loose;
  const other = find(everyUnit, text);
  return convert(other, kind) ?? { unit: undefined, found: other?.unit };
}
