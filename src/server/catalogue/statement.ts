import { createHash } from 'node:crypto';
import { type Queryable, rows } from './queryable.ts';

/** Collects the values of a statement while its text is written: `add` answers the placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** SQL made of fixed pieces and placeholders; one text is one shape of request, however many values there are. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Plan for these very values each time: how common a word is decides how to look for it. */
  planAnew?: boolean;
}

const names = new Map<string, string>();
const nameLimit = 500;

/** Every named statement stays in each connection for good, so only the first shapes get names. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= nameLimit) return known;
  const name = `catalogue-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
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
    statement.planAnew ? undefined : nameOf(statement.text),
  );
}
