import { codes } from '#generated/constants.ts';
import { actualOf } from '../broken/judge-outcome.ts';
import type { Contract } from '../contract.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import type { Kind } from '../kinds.ts';
import type { Target } from '../target.ts';

/** Collects what the calls show, each finding once. */
export class AccessRecorder {
  readonly covered = new Map<string, number>();
  readonly #findings = new Map<string, Finding>();
  readonly #contract: Contract;
  readonly #target: Target;

  constructor(contract: Contract, target: Target) {
    this.#contract = contract;
    this.#target = target;
  }

  get findings(): Finding[] {
    return [...this.#findings.values()];
  }

  /** Judges an exchange by itself, and counts it. */
  judge(operation: string, exchange: Exchange): void {
    this.covered.set(operation, (this.covered.get(operation) ?? 0) + 1);
    for (const one of judgeExchange(this.#contract, exchange, 'access')) this.#keep(one, exchange);
  }

  /** Notes a drift that an exchange shows together with others. */
  add(
    operation: string,
    exchange: Exchange,
    {
      kind,
      expected,
      actual = actualOf(exchange),
    }: { readonly kind: Kind; readonly expected: string; readonly actual?: string },
  ): void {
    this.#keep({ check: 'access', kind, operation, at: 'response#/code', expected, actual }, exchange);
  }

  /** Judges an exchange that must have a certain code; `passed` is the kind where the call went through instead. */
  expect(
    operation: string,
    exchange: Exchange,
    { code, what, passed }: { readonly code: number; readonly what: string; readonly passed: Kind },
  ): void {
    this.judge(operation, exchange);
    const actual = codeOf(exchange);
    if (actual === undefined || actual === code || (exchange.response?.status ?? 500) >= 500) return;
    this.add(operation, exchange, {
      kind: isTurnedAway(actual) ? 'other-code' : passed,
      expected: `${what}: code ${code}`,
    });
  }

  #keep(finding: Finding, exchange: Exchange): void {
    const key = `${finding.operation} ${finding.kind} ${finding.at} ${finding.expected}`;
    if (this.#findings.has(key)) return;
    const curl = curlOf(this.#target, exchange, { without: (field) => field === 'token' });
    this.#findings.set(key, { ...finding, curl });
  }
}

const turnedAway = new Set<number>([
  codes.signInNeeded,
  codes.sessionExpired,
  codes.staleTimestamp,
  codes.wrongSignature,
  codes.unknownPath,
  codes.methodNotAllowed,
  codes.bodyTooLarge,
  codes.mediaTypeRefused,
  codes.rateLimited,
]);

/** Whether a call was refused before its handler could do anything. */
export function isTurnedAway(code: number): boolean {
  return turnedAway.has(code);
}
