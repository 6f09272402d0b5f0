import { describe, expect, it } from 'vitest';
import { breaksOf } from '#contract/broken/breaks-of.ts';
import { checkBroken } from '#contract/broken/check-broken.ts';
import type { CheckResult } from '#contract/finding.ts';
import { shopScenario } from '#contract/scenario/shop-scenario.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { answeringTarget, seed } from './answering-target.ts';

const scenario = shopScenario;

/** Of every kind that a request can be: query, path, form, JSON text, numbered fields, file, key; with and without a handler. */
const some = [
  ...[
    'listNews',
    'getNewsDetail',
    'listProducts',
    'submitCartOrder',
    'applyInvoice',
    'addAddress',
    'startTopUp',
  ],
  ...['uploadFile', 'logoutMember', 'payStandardOrder', 'registerMember', 'listChatMessages'],
];
const isSelected = (id: string) => some.includes(id);

function kindsOf({ findings }: CheckResult): Set<string> {
  return new Set(findings.map(({ kind }) => kind));
}

describe('a server that checks nothing', () => {
  it('gets a finding for every request that it should have refused', async () => {
    const target = answeringTarget(() => ({ code: 0, msg: 'Success' }));
    const { findings } = await checkBroken(
      { contract, target, seed, isSelected, scenario },
      { tokens: ['a-token'] },
    );
    const reported = new Set(
      findings.map(({ operation, at, expected }) => `${operation} ${at} ${expected.split(':')[0]}`),
    );
    for (const id of some)
      for (const request of breaksOf(contract, contract.operation(id))) {
        if (request.expectedOutcome.kind === 'allowed') continue;
        expect(reported).toContain(`${id} request#${request.at} ${request.what.split(':')[0]}`);
      }
    expect(findings.filter(({ kind }) => kind === 'limit-refused' || kind === 'refused')).toEqual([]);
  });
});

describe('a server that refuses everything', () => {
  it('gets a finding for every allowed value, and one for not naming the field', async () => {
    const fields = [{ field: 'other', rule: 'type' }];
    const target = answeringTarget(() => ({ code: 4000, msg: 'Refused', params: { fields } }));
    const result = await checkBroken(
      { contract, target, seed, isSelected, scenario },
      { tokens: ['a-token'] },
    );
    const kinds = ['field-not-named', 'limit-refused', 'refused', 'broken-accepted'];
    expect([...kindsOf(result)]).toEqual(expect.arrayContaining(kinds));
    const limits = result.findings.filter(({ kind }) => kind === 'limit-refused');
    expect(limits.map(({ expected }) => expected)).toContain('the maximum: at most 1000000');
  });
});

describe('a difference that only random requests show', () => {
  it('is reported with the smallest request', async () => {
    const target = answeringTarget((request) => {
      const number = Number(request.searchParams.get('pageNum') ?? 1);
      return number > 1000
        ? { code: 4000, msg: '', params: { fields: [{ field: 'pageNum', rule: 'maximum' }] } }
        : { code: 0, msg: '' };
    });
    const { findings } = await checkBroken({
      contract,
      target,
      seed,
      scenario,
      isSelected: (id) => id === 'listNews',
    });
    const found = findings.find(({ kind }) => kind === 'refused');
    expect(found).toMatchObject({
      operation: 'listNews',
      at: 'request#',
      actual: 'code 4000 for pageNum="1001"',
    });
    expect(found?.curl).toContain('pageNum=1001');
  });
});
