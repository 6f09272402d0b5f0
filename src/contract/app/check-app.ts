import type { CheckContext } from '../check.ts';
import { curlOf } from '../curl.ts';
import type { WireRequest } from '../exchange.ts';
import type { CheckResult, Finding } from '../finding.ts';
import type { Target } from '../target.ts';
import { noTestHooks } from '../test-hooks.ts';
import { judgeRequest } from './judge-request.ts';
import { type RecordedCall, wireRequestOf } from './recorded-call.ts';
import type { UsedByPages } from './used-by-pages.ts';

export interface AppContext extends Pick<CheckContext, 'contract' | 'isSelected'> {
  readonly calls: readonly RecordedCall[];
  readonly applicationKey: string;
  /** What the source of the web app uses of the description. */
  readonly used: UsedByPages;
}

/** A recorded call with the request that it was. */
interface JudgedCall {
  readonly call: RecordedCall;
  readonly request: WireRequest;
}

function curlFor({ call, request }: JudgedCall, applicationKey: string): string {
  const send = () => Promise.reject(new Error('nothing is sent'));
  const baseUrl = new URL(call.url).origin;
  const target: Target = {
    name: baseUrl,
    baseUrl,
    send,
    applicationKey,
    now: () => new Date(),
    testHooks: noTestHooks,
  };
  return curlOf(target, request);
}

/** The same drift of the same operation is reported once, for the first page that has it. */
function judge({ contract, applicationKey }: AppContext, calls: readonly JudgedCall[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const judged of calls) {
    const { call, request } = judged;
    const rules = { check: 'app', applicationKey, fromApp: true } as const;
    for (const finding of judgeRequest(contract, request, rules)) {
      const key = `${finding.operation} ${finding.kind} ${finding.at} ${finding.expected}`;
      const cause = `the page ${call.page}, seen in the test "${call.test}"`;
      if (!findings.has(key)) findings.set(key, { ...finding, cause, curl: curlFor(judged, applicationKey) });
    }
  }
  return [...findings.values()];
}

/**
 * The web app against the description: every request that the browser tests saw, and as notes the operations that no page
 * uses and the fields of responses that no page reads.
 */
export async function checkApp(context: AppContext): Promise<CheckResult> {
  const { contract, isSelected, used } = context;
  const covered = new Map<string, number>();
  const calls = context.calls.map(
    async (call): Promise<JudgedCall> => ({ call, request: await wireRequestOf(call) }),
  );
  const selectedCalls = (await Promise.all(calls)).filter(({ request: { method, path } }) => {
    const id = contract.find(method, path)?.operation.id;
    if (id !== undefined && isSelected(id)) covered.set(id, (covered.get(id) ?? 0) + 1);
    return id === undefined || isSelected(id);
  });
  const ids = contract.operations.map(({ id }) => id).filter(isSelected);
  const unused = ids.filter((id) => !used.operations.has(id) && !covered.has(id));
  const untested = ids.filter((id) => used.operations.has(id) && !covered.has(id));
  const unread = ids
    .filter((id) => used.operations.has(id))
    .map((id) => [id, used.unread.get(id) ?? []] as const)
    .filter(([, fields]) => fields.length > 0);
  return {
    check: 'app',
    findings: judge(context, selectedCalls),
    covered,
    skipped: [],
    notes: [
      ...untested.map((id) => `${id}: a page uses it and no browser test sends it`),
      ...unused.map((id) => `${id}: no page uses it`),
      ...unread.map(([id, fields]) => `${id}: no page reads ${fields.join(', ')}`),
    ],
  };
}
