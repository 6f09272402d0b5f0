import { describe, expect, it } from 'vitest';
import { loadDescription } from '#codegen/load.ts';
import { Caller } from '#contract/caller.ts';
import { readContract } from '#contract/contract.ts';
import { codeOf } from '#contract/exchange.ts';
import { callJudged } from '#contract/relations/call-judged.ts';
import { stagedMocks } from '../../src/run/contract/mock-stage.ts';

const contract = readContract(loadDescription('openapi'));
const areas = [...new Set(contract.operations.map(({ area }) => area))];

describe('what relations say about answers of the mocks', () => {
  it.each(areas)('holds for every call of %s', async (area) => {
    for (const { id, access } of contract.operations.filter((one) => one.area === area)) {
      const { target, token, fields } = await stagedMocks.open(id);
      const member = access === 'public' ? undefined : token;
      const caller = new Caller({ contract, target, token: member, language: 'en_US' });
      const { exchange, findings } = await callJudged(caller, id, fields, { check: 'mocks' });
      expect([id, codeOf(exchange), findings]).toEqual([id, 0, []]);
    }
  });
});
