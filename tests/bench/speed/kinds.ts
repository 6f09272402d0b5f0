import { type Distinct, measureDistinct, measureRepeated, type Repeated, startBare } from './measure.ts';
import type { Asked } from './recorded-answer.ts';
import type { MeasuredShop } from './shop.ts';

/** One kind of page or call: when nothing of it is ready, and when all of it is. */
export interface MeasuredKind {
  readonly distinct: Distinct;
  readonly repeated: Repeated;
}

/** Options of the command line that both measurements have. */
export const commonOptions = {
  rounds: { type: 'string', default: '2' },
  seconds: { type: 'string', default: '0.5' },
  data: { type: 'string' },
  history: { type: 'string', default: 'bench-history.json' },
} as const;

export interface Measuring {
  readonly rounds: string;
  readonly seconds: string;
  readonly out: string;
}

/** Measures requests of one kind, no two the same, and the first of all over and over next to a bare server. */
export async function measureKind(
  shop: MeasuredShop,
  first: Asked | undefined,
  different: readonly Asked[],
  { rounds, seconds, out }: Measuring,
): Promise<MeasuredKind> {
  const distinct = await measureDistinct(shop, different);
  if (!first) throw new Error('there is nothing to repeat');
  const bare = await startBare(shop.port, [first], `${out}.bodies.json`);
  const repeating = { shop, barePort: bare.port, asked: first };
  const repeated = await measureRepeated({
    ...repeating,
    milliseconds: Number(seconds) * 1000,
    rounds: Number(rounds),
  });
  bare.stop();
  return { distinct, repeated };
}

const nameWidth = 16;
const cellWidth = 12;

/** A line of a table. */
export function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(nameWidth) + cells.map((cell) => String(cell).padStart(cellWidth)).join('');
}

/** Heading of a table, with the words for one and for all requests of a kind. */
export function heading(what: string, one: string, again: string): string {
  const first = [`${one} p50`, 'p95', 'proc ms', `${what}/s`];
  return line('', [...first, `${again}/s`, 'proc ms', 'bare/s', 'share']);
}

export function row(
  name: string,
  { distinct, repeated }: Pick<MeasuredKind, 'distinct'> & Partial<MeasuredKind>,
): string {
  const again = repeated
    ? [repeated.perSecond, repeated.processorMs, repeated.barePerSecond, repeated.share]
    : [];
  return line(name, [...[distinct.p50, distinct.p95, distinct.processorMs, distinct.perSecond], ...again]);
}
