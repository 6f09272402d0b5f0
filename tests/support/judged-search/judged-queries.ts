import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What the parts that a query wants have; `queries.yaml` describes the keys. */
export type ExpectedPart = Readonly<Record<string, string | readonly string[]>>;

export interface JudgedQuery {
  readonly kind: string;
  readonly keyWord: string;
  readonly language: 'zh_CN' | 'en_US';
  readonly expected: ExpectedPart;
  /** Words that the result has to name as left out. */
  readonly drops: readonly string[];
  /** The shop has no such part, and nothing else may be listed for it. */
  readonly isNothing: boolean;
}

/** Every judged query, in the order of the file. */
export function judgedQueries(): readonly JudgedQuery[] {
  const text = readFileSync(new URL('./queries.yaml', import.meta.url), 'utf8');
  const kinds: Record<string, Record<string, { nothing?: true } & ExpectedPart>> = parse(text);
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([keyWord, { drops = [], nothing = false, ...expected }]) => ({
      kind,
      keyWord,
      language: /\p{Script=Han}/u.test(keyWord) ? 'zh_CN' : 'en_US',
      expected,
      isNothing: nothing,
      drops: typeof drops === 'string' ? [drops] : drops,
    })),
  );
}
