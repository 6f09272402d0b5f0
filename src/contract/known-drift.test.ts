import { describe, expect, it } from 'vitest';
import { sampleContract, sampleFinding, sampleResult, sampleRun } from '#tests/support/contract-run.ts';
import { readKnownDrift } from './known-drift.ts';
import { sumUp } from './report/sum-up.ts';

const entry = `
- check: server
  operation: listProducts
  kind: wrong-type
  at: response#/data/*/stock
  reason: The old warehouse sends text.
`;
const read = (text: string) => readKnownDrift(text, 'known.yaml', sampleContract);
const report = (text: string, findings = [sampleFinding()], check: 'server' | 'broken' = 'server') =>
  sumUp(sampleRun([sampleResult(check, { findings })], { knownDrift: read(text) }));

describe('the file of known drift', () => {
  it('shows what is known and does not fail', () => {
    expect(report(entry)).toMatchObject({
      outcome: 'agrees',
      findings: [{ kind: 'wrong-type', known: 'The old warehouse sends text.' }],
    });
  });

  it('fails on an entry that no longer occurs, if its check and operation were run', () => {
    expect(report(entry, [])).toMatchObject({
      outcome: 'drift',
      findings: [{ kind: 'no-longer-known', operation: 'listProducts', at: 'response#/data/*/stock' }],
    });
    expect(report(entry, [], 'broken')).toMatchObject({ outcome: 'agrees', findings: [] });
    expect(report(entry.replace('listProducts', 'applySample'), [])).toMatchObject({ outcome: 'agrees' });
  });

  it('does not report an unseen field when some operations were excluded', () => {
    const knownDrift = read(entry.replace('wrong-type', 'field-never-seen'));
    const ofRun = (isSelected: (id: string) => boolean) =>
      sumUp(sampleRun([sampleResult('server')], { knownDrift, isSelected })).outcome;
    expect(ofRun((id) => id === 'listProducts')).toBe('agrees');
    expect(ofRun(() => true)).toBe('drift');
  });

  it('knows a drift until its day', () => {
    expect(report(`${entry}  until: 2026-11-20`).outcome).toBe('agrees');
    const late = report(`${entry}  until: 2026-11-19`);
    expect(late.outcome).toBe('drift');
    expect(late.findings).toMatchObject([{ likely: expect.stringContaining('known until 2026-11-19') }]);
    expect(late.findings).toHaveLength(1);
  });

  it('accepts any position only where the pattern has a star', () => {
    const exact = entry.replace('*', '1');
    expect(report(exact).findings.map(({ kind }) => kind)).toEqual(['wrong-type', 'no-longer-known']);
    expect(report(entry.replace('data/*', '*/0')).outcome).toBe('drift');
  });

  it('takes JSON, an empty file, and several checks in one entry', () => {
    const checks = ['server', 'broken'];
    const row = { check: checks, operation: 'GET /x', kind: 'status', at: 'status', reason: 'r' };
    expect(read(JSON.stringify([row])).map(({ check }) => check)).toEqual(checks);
    expect(read('# nothing yet\n')).toEqual([]);
  });

  it.each([
    ['a: 1', /must hold a list/],
    ['- 1', /entry 1: an entry is/],
    ['- [', /cannot be read/],
    [entry.replace('wrong-type', 'wrong'), /no kind "wrong"/],
    [entry.replace('server', 'servers'), /"check" must be of server, broken/],
    [entry.replace('listProducts', 'listProduct'), /no operation listProduct/],
    [entry.replace('The old warehouse sends text.', ''), /"reason" must be a text/],
    [`${entry}  until: soon`, /"until" must be a day/],
    [`${entry}  why: x`, /no "why" in an entry/],
  ])('refuses %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
