import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** E24 series. */
const steps = [
  10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
];
const brands = [
  'Yageo',
  'Murata',
  'Samsung',
  'Vishay',
  'Fenghua',
  'TDK',
  'Rohm',
  'Panasonic',
  'Walsin',
  'KOA',
];
const packages = ['0201', '0402', '0603', '0805', '1206'];
const header =
  'lcsc,mpn,brand,category,subcategory,package,description,stock,library_type,preferred,min_purchase,reel_qty,datasheet,price_tiers_usd';

const kinds = [
  [
    'Resistors',
    'Chip Resistor - Surface Mount',
    (at: number) => `100mW Thick Film Resistors 75V ±100ppm/℃ ±1% ${value(at, 'Ω')}`,
  ],
  [
    'Capacitors',
    'Multilayer Ceramic Capacitors MLCC - SMD/SMT',
    (at: number) => `50V ${value(at, 'pF')} X7R ±10%`,
  ],
  ['Inductors, Coils, Chokes', 'Inductors (SMD)', (at: number) => `300mA ${value(at, 'nH')} ±5% 450mΩ`],
  ['Filters', 'Ferrite Beads', (at: number) => `450mΩ ±25% ${value(at, 'Ω')}@100MHz 500mA`],
  ['Diodes', 'Zener Diodes', (at: number) => `Independent Type 500mW ${value(at % 48, 'V')}`],
] as const;

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

function value(at: number, unit: string): string {
  return `${pick(steps, at) / 10}${pick(['', 'k', 'M'], Math.floor(at / steps.length)).replace(/^[kM]$/, (prefix) => (unit === 'Ω' ? prefix : ''))}${unit}`;
}

function line(at: number): string {
  const [category, subcategory, wording] = pick(kinds, at);
  const pack = pick(packages, at * 7);
  const cent = 1 + (at % 97);
  const tiers = [1, 100, 500, 1000, 5000, 10_000].map((from, step) => [
    from,
    null,
    (cent * (100 - step * 9)) / 1e6,
  ]);
  const cells = [
    `C${10_000 + at}`,
    `PN${at}-${pack}K`,
    pick(brands, at * 3),
    `"${category}"`,
    `"${subcategory}"`,
    pack,
    `"${wording(at)} ${pack} ${subcategory} ROHS"`,
    at % 5 === 0 ? 0 : (at * 37) % 90_000,
    'base',
    'False',
    1,
    4000,
    `https://parts.example/datasheets/${at}.pdf`,
    `"${JSON.stringify(tiers)}"`,
  ];
  return `${cells.join(',')}\n`;
}

/** Writes a supplier's file with `count` products; the same count gives the same file. */
export async function writeSupplierFile(file: string, count: number): Promise<void> {
  function* lines() {
    yield `${header}\n`;
    for (let at = 0; at < count; at++) yield line(at);
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}
