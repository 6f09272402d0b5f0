import type { Caller, CallOptions } from '../caller.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import type { CheckName, Finding } from '../finding.ts';
import type { Target } from '../target.ts';
import { judgeAgrees, judgeDefaults } from './comparable-calls.ts';
import { judgeFilters } from './filters.ts';
import type { ShopKnowledge } from './follow-ups.ts';
import { FollowUps } from './follow-ups.ts';
import { judgeIds } from './ids.ts';
import { judgeLaterReads, readBefore } from './later-reads.ts';
import { judgePages } from './pages.ts';
import { itemsOf } from './readers.ts';
import { judgeState } from './states.ts';
import { judgeSums } from './sums.ts';
import { judgeOtherLanguage } from './translated.ts';
import { judgeVariants } from './variants.ts';

export interface JudgedOptions extends CallOptions {
  /** The check that the findings belong to; `server` by default. */
  readonly check?: CheckName;
  /** `none` judges the exchange alone; `all` asks also where the same kind of request was asked about before. */
  readonly relations?: 'none' | 'once' | 'all';
  readonly shop?: ShopKnowledge;
}

export interface JudgedCall {
  readonly exchange: Exchange;
  /** Of the exchange and of every further call that the relations needed. */
  readonly findings: readonly Finding[];
}

/** Which kinds of requests a target was asked about with further calls. */
const asked = new WeakMap<Target, Set<string>>();

/**
 * Calls an operation and judges the exchange and, where it succeeded, everything that `x-relations`, `x-action` and ids say about
 * it by further calls of the same caller: later reads and states always, pages, defaults, the other language, agreeing
 * calls and ids once for each kind of request and target. Never throws for what the target does.
 */
export async function callJudged(
  caller: Caller,
  id: string,
  fields: Fields = {},
  options: JudgedOptions = {},
): Promise<JudgedCall> {
  const { check = 'server', relations = 'once', shop, ...sending } = options;
  const followUps = new FollowUps(caller, check, shop);
  const before = relations === 'none' ? new Map() : await readBefore(followUps, id, fields);
  const exchange = await caller.call(id, fields, sending);
  followUps.judge(exchange);
  if (relations !== 'none' && codeOf(exchange) === 0) {
    await judgeLaterReads(followUps, exchange, before);
    await judgeState(followUps, exchange);
    if (relations === 'all' || isNew(exchange, caller.target))
      await judgeFurther(followUps, exchange, fields);
  }
  return { exchange, findings: followUps.findings };
}

async function judgeFurther(followUps: FollowUps, exchange: Exchange, fields: Fields): Promise<void> {
  await judgeFilters(followUps, exchange);
  await judgeVariants(followUps, exchange, fields);
  await judgePages(followUps, exchange, fields);
  await judgeSums(followUps, exchange, fields);
  await judgeDefaults(followUps, exchange, fields);
  await judgeOtherLanguage(followUps, exchange, fields);
  await judgeAgrees(followUps, exchange);
  await judgeIds(followUps, exchange);
}

/** Requests are of one kind when they carry the same fields, and the same values where a relation asks for them. */
function isNew(exchange: Exchange, target: Target): boolean {
  const { operation, language, token } = exchange;
  if (!operation) return false;
  const deciding = new Set(
    operation.relations.flatMap((row) => ('when' in row ? Object.keys(row.when ?? {}) : [])),
  );
  const fields = Object.entries(sentFields(exchange))
    .filter(([name]) => operation.request.fields[name]?.transport !== true)
    .map(([name, value]) => (deciding.has(name) ? `${name}=${value}` : name));
  const amount = Math.min(itemsOf(operation, exchange).length, 2);
  const kind = [
    operation.id,
    language,
    token === undefined ? 'visitor' : 'member',
    amount,
    ...fields.sort(),
  ].join(' ');
  const known = asked.get(target) ?? new Set<string>();
  asked.set(target, known);
  if (known.has(kind)) return false;
  known.add(kind);
  return true;
}
