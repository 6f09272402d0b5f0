import { constants } from '#generated/constants.ts';
import { findFamily, type PackageFamily, packageKey } from './families.ts';

/** What a package name states in figures, lengths in millimetres. */
export interface PackageFigures {
  readonly family: PackageFamily;
  /** The name as it is compared: upper case, half width. */
  readonly key: string;
  readonly pins?: number;
  /** The body from above, from `(7x7)` or `SMD,6x6mm`; a third figure is the height. */
  readonly plan?: readonly number[];
  /** The width of the body or the row, from `-300mil`. */
  readonly row?: number;
  readonly diameter?: number;
  readonly length?: number;
  readonly pitch?: number;
  /** Rows and positions of a header: `2x10`. */
  readonly grid?: readonly [rows: number, columns: number];
}

const millimetresPerMil = 0.0254;

function numbersOf(text: string | undefined): readonly number[] | undefined {
  const numbers = text
    ?.split('X')
    .map(Number)
    .filter((value) => Number.isFinite(value) && value > 0);
  return numbers && numbers.length > 1 ? numbers : undefined;
}

function pinsOf(key: string): number | undefined {
  const bare = key.replace(/\(.*$/, '');
  const text = /(?:^|-)(\d{1,4})(?:[A-Z]{0,2})?-?(?:EP|ED|SB|CLIP|WD|B)?(?:-|$)/.exec(
    bare.replace(/^[A-Z]*-?[A-Z]*\d*-?DI-\d+/, ''),
  )?.[1];
  const late = /-(\d{1,4})[A-Z]?(?:-[A-Z\d.]+)*$/.exec(bare)?.[1] ?? /-(\d{1,3})P$/.exec(bare)?.[1];
  const value = Number(late ?? text);
  return value > 0 && value < 2000 ? value : undefined;
}

/** Families whose name ends in the number of pins. */
const counted = new Set<PackageFamily>([
  'gullWing',
  'qfn',
  'plcc',
  'qfp',
  'bga',
  'lga',
  'dip',
  'sip',
  'toTab',
  'toSmd',
  'crystalSmd',
  'jst',
  'terminalBlock',
  'ffc',
  'module',
  'dipSwitch',
]);

function figure(key: string, pattern: RegExp): number | undefined {
  const value = Number(pattern.exec(key)?.[1]);
  return value > 0 ? value : undefined;
}

function pinFigure(key: string, family: PackageFamily): number | undefined {
  const named = figure(key, /[-,]?(\d+)P(?:IN)?S?\b/);
  if (named !== undefined) return named;
  if (family === 'sot' || family === 'sot89' || family === 'sot223') return figure(key, /-(\d)[A-Z]?$/);
  if (!counted.has(family) || key.startsWith('SOT-')) return undefined;
  const bare = key.replace(/\(.*$/, '');
  return family === 'toTab' || family === 'toSmd' ? figure(bare, /-(\d)$/) : (pinsOf(bare) ?? undefined);
}

const limits = constants.drawnPackage;
const gridArrays = new Set<PackageFamily>(['bga', 'lga']);
const rounds = new Set<PackageFamily>(['radialCan', 'smdCan']);
const strips = new Set<PackageFamily>([
  'pinHeader',
  'femaleHeader',
  'jst',
  'terminalBlock',
  'ffc',
  'dipSwitch',
]);

function mostPins(family: PackageFamily): number {
  if (gridArrays.has(family)) return limits.contacts;
  if (family === 'qfp') return limits.quadPins;
  return strips.has(family) ? limits.positions : limits.pins;
}

/** Whether a part of these figures can exist: a name comes from an address too, and decides how much is drawn. */
function isPlausible({ family, pins = 1, plan = [], grid = [1, 1], ...stated }: PackageFigures): boolean {
  const { row, diameter, length, pitch } = stated;
  const [rows, columns] = grid;
  const inStrip = !strips.has(family) || (rows * columns >= 1 && rows * columns <= limits.positions);
  const onBoard = family !== 'module' || Math.max(rows, columns) <= limits.largest;
  const round = rounds.has(family) ? [diameter, length] : [];
  const lengths = [...plan, row, pitch, ...round].filter((value) => value !== undefined);
  const inReach = lengths.every((value) => value >= limits.smallest && value <= limits.largest);
  return pins <= mostPins(family) && inStrip && onBoard && inReach;
}

/** Reads the family and the figures out of a package name; what is unknown or beyond any real part becomes a plain box. */
export function packageFigures(name: string): PackageFigures {
  const key = packageKey(name);
  const figures = statedFigures(key);
  return isPlausible(figures) ? figures : { family: 'box', key };
}

function statedFigures(key: string): PackageFigures {
  const family = findFamily(key) ?? 'box';
  const plan = numbersOf(
    /\(([\d.]+X[\d.]+(?:X[\d.]+)?)(?:MM)?\)/.exec(key)?.[1] ??
      /,([\d.]+X[\d.]+(?:X[\d.]+)?)(?:MM)?$/.exec(key)?.[1],
  );
  const mils = figure(key, /-(\d{3})MIL/);
  const grid = /(\d+)X(\d+)/.exec(key);
  const round = /D=?([\d.]+)(?:XL([\d.]+))?/.exec(key);
  const pins = pinFigure(key, family);
  const pitch = figure(key, /P=([\d.]+)/);
  return {
    family,
    key,
    ...(pins !== undefined && { pins }),
    ...(plan && { plan }),
    ...(mils !== undefined && { row: Math.round(mils * millimetresPerMil * 100) / 100 }),
    ...(round?.[1] && { diameter: Number(round[1]) }),
    ...(round?.[2] && { length: Number(round[2]) }),
    ...(pitch !== undefined && { pitch }),
    ...(grid && { grid: [Number(grid[1]), Number(grid[2])] as const }),
  };
}
