import { createHash } from 'node:crypto';
import { type Queryable, rows } from './queryable.ts';

/** Collects the values of a statement while its text is built: `add` returns the placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** SQL of fixed parts and placeholders; requests of one shape share one text, whatever their values. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Plan for the actual values each time: the frequency of a word decides the best plan. */
  planEachTime?: boolean;
}

const seen = new Map<string, number>();
const names = new Map<string, string>();
const worthNaming = 3;
const nameLimit = 300;
const seenLimit = 5000;

/** A named statement keeps its plan in each connection for good, so only repeated texts get a name, up to a limit. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= nameLimit) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < worthNaming) {
    if (seen.size >= seenLimit) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  const name = `catalogue-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  seen.delete(text);
  return name;
}

export async function run<Row extends Record<string, unknown>>(
  db: Queryable,
  statement: Statement,
): Promise<Row[]> {
  return rows<Row>(
    db,
    statement.text,
    statement.values,
    statement.planEachTime ? undefined : nameOf(statement.text),
  );
}
