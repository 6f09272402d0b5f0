import { checkBroken } from '#contract/broken/check-broken.ts';
import type { Check } from '#contract/check.ts';
import type { Finding } from '#contract/finding.ts';
import { callJudged } from '#contract/relations/call-judged.ts';
import { prepareCast } from '#contract/story/cast.ts';
import { validRequest } from '#contract/story/valid-request.ts';

const probe: Check = async (context) => {
  const cast = await prepareCast(context);
  const findings: Finding[] = [];
  for (const op of context.contract.operations)
    if (context.isWanted(op.id)) {
      for (const language of ['en_US', 'zh_CN'] as const) {
        const r = await validRequest(op.id, cast);
        if ('why' in r) continue;
        const c = r.caller.as({ language });
        findings.push(...(await callJudged(c, op.id, r.fields)).findings);
      }
    }
  return { check: 'server', findings, reached: new Map(), unreached: [], remarks: [] };
};

/** The checks that judge a planted server. */
export const checks: readonly (readonly [string, Check])[] = [
  ['server', probe],
  ['broken', checkBroken],
];
