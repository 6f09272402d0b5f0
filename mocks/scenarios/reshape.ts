import type { Envelope } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import type { WorldRow } from '#domain/wire/world-row.ts';
import type { CodeName } from '#generated/constants.ts';
import type { RefusalParams } from '#generated/server/handlers.ts';

type Json = Record<string, unknown>;
type Validating = Pick<Route, 'validateAnswer'>;

function stepsOf(pointer: string): string[] {
  return pointer.split('/').slice(1);
}

function valueAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce((value, step) => (value as Json | undefined)?.[step], root);
}

/** Puts a value where a pointer leads, if there is a place for it. */
function put(root: unknown, steps: readonly string[], value: unknown): void {
  const place = valueAt(root, steps.slice(0, -1));
  const last = steps.at(-1);
  if (typeof place === 'object' && place !== null && last !== undefined) (place as Json)[last] = value;
}

function withList(
  envelope: Envelope,
  row: WorldRow,
  change: (list: unknown[]) => unknown[],
  total: number,
): Envelope {
  const copy = structuredClone(envelope);
  const steps = stepsOf(row.data);
  const list = valueAt(copy, steps);
  if (Array.isArray(list)) put(copy, steps, change(list));
  else if (typeof list === 'number' && row.verb === 'count') put(copy, steps, total);
  for (const pointer of row.totals ?? []) put(copy, stepsOf(pointer), total);
  return copy;
}

const manyInAll = 98_765;
/** How many a list has that is not asked for page by page. */
export const manyAtOnce = 100;

/** A list without an entry. */
export function emptied(envelope: Envelope, row: WorldRow): Envelope {
  return withList(envelope, row, () => [], 0);
}

function repeated(envelope: Envelope, row: WorldRow, size: number, rekeyed: boolean): Envelope {
  const repeat = (list: unknown[]) =>
    Array.from({ length: list.length === 0 ? 0 : size }, (_, at) => {
      const item = list[at % list.length] as Json;
      const key = row.key ?? '';
      return rekeyed && typeof item[key] === 'number' ? { ...item, [key]: at + 1 } : item;
    });
  return withList(envelope, row, repeat, manyInAll);
}

/**
 * A list that goes on for pages and pages: what there is, again and again under other keys. As much of it as the description
 * allows.
 */
export function multiplied(envelope: Envelope, row: WorldRow, size: number, route: Validating): Envelope {
  const most = route
    .validateAnswer(repeated(envelope, row, size, false))
    .find(({ rule }) => rule === 'maxItems')?.limit;
  const fitting = typeof most === 'number' ? most : size;
  const made = repeated(envelope, row, fitting, true);
  return route.validateAnswer(made).length === 0 ? made : repeated(envelope, row, fitting, false);
}

const longText =
  '这是一段很长的文字，用来看页面放不放得下。A long text that shows whether a page has room for it. ';

function isJsonText(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function lengthened(value: unknown): unknown {
  if (typeof value === 'string' && isJsonText(value)) return value;
  if (typeof value === 'string') return longText.repeat(3000).slice(0, Math.max(value.length, 20_000));
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthened(item)]));
}

/** Every text as long as the description allows; what is more than words (an address, a date, JSON text) stays as it is. */
export function withLongTexts(envelope: Envelope, route: Validating): Envelope {
  const copy = structuredClone(envelope) as Envelope & { data?: unknown };
  put(copy, ['data'], copy.data === undefined ? undefined : lengthened(copy.data));
  if (copy.data === undefined) return envelope;
  for (let round = 0; round < 6; round += 1) {
    const findings = route.validateAnswer(copy);
    if (findings.length === 0) return copy;
    for (const { field, rule, limit } of findings) {
      const steps = field.split('.');
      const now = valueAt(copy, steps);
      const fits = rule === 'maxLength' && typeof limit === 'number' && typeof now === 'string';
      put(copy, steps, fits ? [...now].slice(0, limit).join('') : valueAt(envelope, steps));
    }
  }
  return envelope;
}

/** An answer that breaks the description: a field that it does not have, and none of those that it has. */
export function invalidated({ code, msg }: Envelope): Envelope {
  return { code, msg, data: { unexpected: true } };
}

const wait = { retryAfter: 30 };
const figures = { usMoney: 12_345, zhMoney: 87_650 };

/** Figures that come with some codes. */
export const exampleParams: Partial<Record<CodeName, RefusalParams>> = {
  ...{ tooManyRequests: wait, accountLocked: wait, payPasswordLocked: wait, rateLimited: wait },
  ...{
    insufficientYuan: { missing: 100 },
    insufficientDollars: { missing: 100 },
    insufficientPoints: { missing: 100 },
  },
  ...{ wrongPayPassword: { triesLeft: 2 }, priceChanged: figures },
};
