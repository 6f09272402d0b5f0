import { type Need, ratingSteps, type SpanKind, spanOfToken } from '#domain/search/stated-spans.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import type { Parameters } from '../db/statement.ts';

const insert = `insert into stated_span (token, unit, low, high)
  select token, unit, low, high from json_to_recordset($1::json) s (token text, unit text, low float8, high float8)
  where not exists (select 1 from stated_span k where k.token = s.token) order by token on conflict do nothing`;

/** Makes the spans known that products with these tokens have. Call it in the transaction that writes the tokens. */
export async function writeSpans(db: Queryable, tokens: readonly (readonly string[])[]): Promise<void> {
  const different = new Set(tokens.flatMap((own) => own.filter((token) => token.startsWith('~'))));
  const spans = [...different].flatMap((token) => {
    const span = spanOfToken(token);
    return span ? [{ token, unit: span.unit, low: String(span.low), high: String(span.high) }] : [];
  });
  if (spans.length > 0) await rows(db, insert, [JSON.stringify(spans)], 'catalogue-write-spans');
}

const kinds: Readonly<Record<SpanKind, string>> = {
  rating: `s.low = '-infinity'`,
  limit: `s.high = 'infinity'`,
  range: `s.low > '-infinity' and s.low < s.high and s.high < 'infinity'`,
  number: 's.low = s.high',
};

/** Condition that span `s` fits what is asked, as `fitsNeed` says it. */
function fitsInSql({ unit, min, max, kind }: Need, parameters: Parameters): string {
  const [least, most] = [parameters.add(min, 'float8'), parameters.add(max, 'float8')];
  const ways = [];
  if (min < max) ways.push(`(${kinds.number} and s.low >= ${least} and s.low <= ${most})`);
  const covers = `s.low <= ${least} and s.high >= ${most}`;
  ways.push(min > 0 ? `(s.low < s.high and ${covers})` : `(${kinds.range} and ${covers})`);
  const ofKind = kind === undefined ? '' : ` and ${kinds[kind]}`;
  return `s.unit = ${parameters.add(unit, 'text')}${ofKind} and (${ways.join(' or ')})`;
}

/** Condition that product `p` has a span that fits; the index of tokens finds it. */
export function fitsSpans(need: Need, parameters: Parameters): string {
  return `p.tokens && array(select s.token from stated_span s where ${fitsInSql(need, parameters)})`;
}

/**
 * Steps of the nearest fitting span of product `p`, see `stepsAbove`. A product has some 130 tokens and five spans: `offset 0` makes PostgreSQL
 * look up these five; otherwise it compares all tokens with each span that fits.
 */
export function stepsInSql(need: Need, parameters: Parameters): string {
  const [least, most] = [parameters.add(need.min, 'float8'), parameters.add(need.max, 'float8')];
  const ratio = `case when ${kinds.rating} then s.high / nullif(${most}, 0) when ${kinds.limit} then ${least} / s.low else 1 end`;
  return `(select min(width_bucket(${ratio}, ${parameters.add(ratingSteps, 'float8[]')}))
    from (select token from unnest(p.tokens) token where left(token, 1) = '~' offset 0) t
    join stated_span s on s.token = t.token where ${fitsInSql(need, parameters)})`;
}
