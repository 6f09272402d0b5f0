import { keysOf } from '#domain/keys-of.ts';
/** Decimal prefixes of the trade. `U`, `N`, `P` in capitals are read too, but only in front of a unit. */
export type Prefix = 'f' | 'p' | 'n' | 'µ' | 'm' | '' | 'k' | 'M' | 'G' | 'T';

export interface UnitDefinition {
  /** What is shown after the prefix. */
  readonly symbol: string;
  /** Spellings that take a prefix, each with its factor to the stored unit. */
  readonly spellings: Readonly<Record<string, number>>;
  /** Spellings that never take a prefix, each with its factor. */
  readonly whole?: Readonly<Record<string, number>>;
  /** Prefixes used when a value is shown, smallest first. */
  readonly shown: readonly Prefix[];
  /** What one `symbol` is worth in the stored unit, where the two differ (g against kg). */
  readonly symbolFactor?: number;
  /** k, M, G are steps of 1024 (memory sizes). */
  readonly binary?: true;
  /** A larger unit that takes over from its own size on, without prefix (hours). */
  readonly large?: { readonly symbol: string; readonly size: number };
  /** Takes over where a value is a round number of these and an uneven one of the unit itself (180 gf are 1.765197 N). */
  readonly customary?: { readonly symbol: string; readonly size: number };
  /** Prefixes that take over from another size on than one of them: half a millimetre is no 500 µm. */
  readonly from?: Partial<Readonly<Record<Prefix, number>>>;
  /** The symbol where the two languages write it differently. */
  readonly symbols?: { readonly zh: string; readonly en: string };
  /** A word instead of a symbol, in both languages. */
  readonly words?: { readonly zh: string; readonly en: string };
  /** No space between number and symbol. */
  readonly tight?: true;
}

/** Newtons. */
const gramForce = 9.80665e-3;
const none: readonly Prefix[] = [''];
const small: readonly Prefix[] = ['p', 'n', 'µ', 'm', ''];

function plainUnit(symbol: string, others: readonly string[] = []): UnitDefinition {
  return { symbol, spellings: {}, whole: every([symbol, ...others]), shown: none };
}

function every(spellings: readonly string[]): Record<string, number> {
  return Object.fromEntries(spellings.map((spelling) => [spelling, 1]));
}

function prefixedUnit(spellings: readonly string[], shown: readonly Prefix[]): UnitDefinition {
  return { symbol: spellings[0] ?? '', spellings: every(spellings), shown };
}

/**
 * Every unit that the shop knows. The key is the unit in which a number is stored and travels: the SI unit,
 * or the customary one where the trade never uses the SI unit (%, ppm, ℃, bit, dB).
 */
export const units = {
  '': { symbol: '', spellings: {}, shown: none },
  Ω: prefixedUnit(['Ω', 'ohm', 'ohms', 'R', '欧姆', '欧'], ['µ', 'm', '', 'k', 'M', 'G']),
  V: prefixedUnit(
    ['V', 'Vdc', 'Vac', 'VDC', 'VAC', 'Vrms', 'volt', 'volts', '伏特', '伏'],
    ['n', 'µ', 'm', '', 'k'],
  ),
  A: prefixedUnit(['A', 'Adc', 'Arms', 'amp', 'amps', '安培', '安'], ['f', 'p', 'n', 'µ', 'm', '', 'k']),
  W: prefixedUnit(['W', 'watt', 'watts', '瓦特', '瓦'], ['n', 'µ', 'm', '', 'k', 'M']),
  F: {
    ...prefixedUnit(['F', 'farad', '法拉', '法'], ['f', 'p', 'n', 'µ', '']),
    // Microfarads and picofarads of American drawings.
    whole: { mfd: 1e-6, MFD: 1e-6, mmfd: 1e-12, MMFD: 1e-12 },
  },
  H: prefixedUnit(['H', 'henry', '亨利', '亨'], ['n', 'µ', 'm', '']),
  Hz: prefixedUnit(['Hz', 'hertz', '赫兹', '赫'], ['', 'k', 'M', 'G']),
  s: {
    ...prefixedUnit(['s', 'sec', 'second', 'seconds', '秒'], small),
    large: { symbol: 'h', size: 3600 },
    whole: { min: 60, 分钟: 60, h: 3600, hr: 3600, hrs: 3600, hours: 3600, 小时: 3600 },
  },
  '%': { ...plainUnit('%', ['percent', 'pct']), tight: true },
  ppm: plainUnit('ppm'),
  'ppm/℃': {
    ...plainUnit('ppm/℃', ['ppm/°C', 'ppm/C', 'ppm/K', 'ppm/degC']),
    symbols: { zh: 'ppm/℃', en: 'ppm/°C' },
  },
  '℃': {
    ...plainUnit('℃', ['°C', 'C', 'degC', 'deg.C', '摄氏度', '度']),
    symbols: { zh: '℃', en: '°C' },
  },
  K: plainUnit('K', ['kelvin', '开尔文']),
  '℃/W': { ...plainUnit('℃/W', ['°C/W', 'C/W', 'K/W']), symbols: { zh: '℃/W', en: '°C/W' } },
  m: {
    ...prefixedUnit(['m', 'metre', 'meter', '米'], ['n', 'µ', 'm', '']),
    from: { m: 0.01 },
    whole: {
      cm: 1e-2,
      厘米: 1e-2,
      dm: 1e-1,
      mil: 2.54e-5,
      mils: 2.54e-5,
      inch: 2.54e-2,
      in: 2.54e-2,
      '"': 2.54e-2,
      英寸: 2.54e-2,
      ft: 0.3048,
    },
  },
  // The diagonal of a display, which nobody states in millimetres.
  inch: {
    ...plainUnit('inch', ['inches', 'in', '"', '英寸']),
    words: { zh: '英寸', en: 'inch' },
  },
  kg: {
    symbol: 'g',
    symbolFactor: 1e-3,
    spellings: { g: 1e-3, gram: 1e-3, grams: 1e-3, 克: 1e-3 },
    whole: { 公斤: 1, oz: 0.028349523, lb: 0.45359237 },
    shown: ['µ', 'm', '', 'k'],
  },
  bit: {
    ...prefixedUnit(['bit', 'bits', 'Bit', 'Bits', 'b', '比特', '位'], ['', 'k', 'M', 'G', 'T']),
    binary: true,
  },
  B: {
    ...prefixedUnit(['B', 'Byte', 'Bytes', 'byte', 'bytes', '字节'], ['', 'k', 'M', 'G', 'T']),
    binary: true,
  },
  bps: prefixedUnit(['bps', 'b/s', 'bit/s', 'Bps', 'Bd', 'baud'], ['', 'k', 'M', 'G']),
  SPS: prefixedUnit(['SPS', 'sps', 'S/s', 'Sps'], ['', 'k', 'M', 'G']),
  dB: plainUnit('dB', ['分贝']),
  dBm: plainUnit('dBm'),
  dBi: plainUnit('dBi'),
  lm: prefixedUnit(['lm', 'lumen', 'lumens', '流明'], ['', 'k']),
  cd: prefixedUnit(['cd', 'candela', '坎德拉', '坎'], ['m']),
  lx: prefixedUnit(['lx', 'lux', '勒克斯'], ['', 'k']),
  rpm: plainUnit('rpm', ['r/min', '转/分', '转']),
  LSB: plainUnit('LSB', ['LSBs']),
  C: prefixedUnit(['C', 'coulomb', '库仑', '库'], ['p', 'n', 'µ', 'm', '']),
  J: prefixedUnit(['J', 'joule', '焦耳', '焦'], ['n', 'µ', 'm', '', 'k']),
  VA: prefixedUnit(['VA', '伏安'], ['m', '', 'k']),
  Ah: prefixedUnit(['Ah', 'A·h', '安时'], ['m', '']),
  Wh: prefixedUnit(['Wh', 'W·h', '瓦时'], ['m', '', 'k']),
  N: {
    ...prefixedUnit(['N', 'newton', '牛顿', '牛'], ['m', '', 'k']),
    customary: { symbol: 'gf', size: gramForce },
    whole: { gf: gramForce, kgf: 9.80665, 克力: gramForce },
  },
  Pa: { ...prefixedUnit(['Pa', '帕'], ['', 'k', 'M']), whole: { bar: 1e5, mbar: 1e2, psi: 6894.757 } },
  '°': { ...plainUnit('°', ['deg', 'degree', 'degrees']), tight: true },
  'V/s': {
    symbol: 'V/µs',
    symbolFactor: 1e6,
    from: { '': 0.01 },
    shown: ['m', '', 'k'],
    spellings: { 'V/us': 1e6, 'V/µs': 1e6, 'V/ns': 1e9, 'V/ms': 1e3, 'V/s': 1 },
  },
  'V/√Hz': prefixedUnit(['V/√Hz', 'V/rtHz', 'V/sqrtHz'], ['n', 'µ', 'm', '']),
  times: {
    symbol: 'times',
    spellings: {},
    whole: { ...every(['times', 'time', 'Times', 'cycles', '次']), 万次: 1e4, 百万次: 1e6 },
    shown: none,
    words: { zh: '次', en: 'cycles' },
  },
  pins: {
    ...plainUnit('pins', ['pin', 'Pin', 'Pins', 'P', '针', '脚', 'PIN', 'pos', 'way']),
    words: { zh: '针', en: 'pins' },
  },
} as const satisfies Readonly<Record<string, UnitDefinition>>;

/** The name of a unit of the trade; `''` is a plain count. */
export type Unit = keyof typeof units;

/** Every unit name, in the order of the table. */
export const unitNames = keysOf(units);

/** Whether a text, for example one from the database or a mapping file, names a unit. */
export function isUnit(text: string): text is Unit {
  return Object.hasOwn(units, text);
}

/** Looks up how a unit is written. */
export function unitDefinition(unit: Unit): UnitDefinition {
  return units[unit];
}

/** Units of the same dimension and the factor from the first to the second. */
export const conversions: readonly {
  readonly from: Unit;
  readonly to: Unit;
  readonly factor: number;
  readonly offset?: number;
}[] = [
  { from: 'ppm', to: '%', factor: 1e-4 },
  { from: '%', to: 'ppm', factor: 1e4 },
  { from: 'B', to: 'bit', factor: 8 },
  { from: 'bit', to: 'B', factor: 1 / 8 },
  { from: 'm', to: 'inch', factor: 1 / 0.0254 },
  { from: 'inch', to: 'm', factor: 0.0254 },
  { from: 'K', to: '℃', factor: 1, offset: -273.15 },
  { from: '℃', to: 'K', factor: 1, offset: 273.15 },
  { from: 'ppm', to: 'ppm/℃', factor: 1 },
  { from: 'Hz', to: 'SPS', factor: 1 },
  { from: 'Hz', to: 'bps', factor: 1 },
  { from: 'bit', to: 'bps', factor: 1 },
];
