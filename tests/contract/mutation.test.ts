import { beforeAll, describe, expect, it } from 'vitest';
import { checkBroken } from '#contract/broken/check-broken.ts';
import type { Finding } from '#contract/finding.ts';
import { shopScenario } from '#contract/scenario/shop-scenario.ts';
import { mutateTarget } from '#tests/bench/drift/mutated-target.ts';
import { mutations } from '#tests/bench/drift/mutations/all.ts';
import { seededRandom } from '#tests/bench/drift/random.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { openOwnServer } from '../../src/run/contract/own-server.ts';

/** A dozen kinds of drift, each on a call of its own, all on one server at once. */
const inAnswers: Readonly<Record<string, string>> = {
  listNews: 'list is the other way round',
  listSolutions: 'total is one too many',
  listDocuments: 'default page size is 3',
  listHelpEntries: 'one field is not translated',
  listHotCatalogs: 'integer is text',
  listFriendLinks: 'address has a space in it',
  listDocumentTypes: 'Cache-Control is missing',
  getBanners: 'required field is missing',
  getCompanyProfile: 'msg is in the other language',
};
/** These show when requests are broken. */
const onBrokenRequests: Readonly<Record<string, string>> = {
  getNewsDetail: 'fails on an entry that is not there',
  getSolution: 'unknown field is accepted',
  getHelpEntry: 'JSON body is accepted',
  getUsdPrice: 'largest allowed number is refused',
};
const mutatedOperations = { ...inAnswers, ...onBrokenRequests };
const untouched = 'getRegionTree';

describe('a mutated server', () => {
  let findings: readonly Finding[] = [];

  beforeAll(async () => {
    const server = await openOwnServer();
    let { target } = server;
    for (const [id, name] of Object.entries(mutatedOperations)) {
      const mutation = mutations.find((one) => one.name === name);
      if (!mutation) throw new Error(`no mutation is called ${name}`);
      const context = { contract, operation: contract.operation(id), random: seededRandom(name) };
      target = mutateTarget(target, mutation, context).target;
    }
    const context = { contract, target, seed: 1, scenario: shopScenario };
    const results = [
      await shopScenario.check({ ...context, isSelected: (id) => id in inAnswers || id === untouched }),
      await checkBroken({ ...context, isSelected: (id) => id in onBrokenRequests || id === untouched }),
    ];
    findings = results.flatMap((result) => result.findings);
    await server.close();
  });

  it.each(Object.entries(mutatedOperations))('has a finding on %s: %s', (id) => {
    expect(findings.filter(({ operation }) => operation === id)).not.toEqual([]);
  });

  it('has no finding on other operations', () => {
    expect(findings.filter(({ operation }) => !(operation in mutatedOperations))).toEqual([]);
  });
});
