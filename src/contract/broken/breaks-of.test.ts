import { describe, expect, it } from 'vitest';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { breaksOf } from './breaks-of.ts';
import type { BrokenRequest } from './broken-request.ts';
import { verdictOf } from './sent-fields.ts';

const all = contract.operations.map((operation) => ({ operation, requests: breaksOf(contract, operation) }));

function requestsOf(id: string): BrokenRequest[] {
  return all.find(({ operation }) => operation.id === id)?.requests ?? [];
}

/** The values that are sent at a place of an operation, of those that are to be refused or of the others. */
function valuesSentAt(id: string, at: string, isAllowed: boolean): string[] {
  const name = at.split('/')[1] ?? '';
  return requestsOf(id)
    .filter((one) => one.at === at && (one.expectedOutcome.kind === 'allowed') === isAllowed)
    .map(({ fields }) => (fields[name] ?? []).map(String).join(' '));
}

const rareCharacters = '𠮷'.repeat(100);

describe('the broken requests of an operation', () => {
  it('are refused by the description, and the others are not', () => {
    for (const { operation, requests } of all)
      for (const { expectedOutcome, fields, query, headers, withoutHeader, repeatsToken, what } of requests) {
        if (expectedOutcome.kind === 'answered' || query || headers || withoutHeader || repeatsToken)
          continue;
        const verdict = verdictOf(contract, operation, fields);
        expect([what, verdict.ok]).toEqual([what, expectedOutcome.kind === 'allowed']);
        if (!verdict.ok && expectedOutcome.kind === 'refused')
          expect(expectedOutcome.fields).toContain(verdict.fields[0]?.field);
      }
  });

  it('are the same every time, and each is another one', () => {
    const [first] = all;
    if (!first) throw new Error('the description is empty');
    expect(breaksOf(contract, first.operation)).toEqual(first.requests);
    for (const { requests } of all) {
      const names = requests.map(({ at, what }) => `${at} ${what}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('go one beyond the limits of a number, and to them', () => {
    const beyond = valuesSentAt('listNews', '/pageSize', false);
    expect(beyond).toEqual(expect.arrayContaining(['0', '101', '1.5', 'words', 'true1', '', '1 1']));
    expect(valuesSentAt('listNews', '/pageSize', true)).toEqual(['1', '100']);
  });

  it('take every value of a list and some that are not in it', () => {
    expect(valuesSentAt('listChatMessages', '/queryType', true)).toEqual(['his', 'newst']);
    expect(valuesSentAt('listChatMessages', '/queryType', false)).toEqual(
      expect.arrayContaining(['unknown', 'hisx', 'HIS', 'his|newst']),
    );
    expect(valuesSentAt('listProducts', '/recommend', false)).toEqual(
      expect.arrayContaining(['0', '4', '2']),
    );
  });

  it('make texts too long, too short and misshapen without breaking another rule', () => {
    const passwords = valuesSentAt('registerMember', '/password', false);
    expect(passwords.map((text) => text.length)).toEqual(expect.arrayContaining([7, 21]));
    expect(passwords).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[a-zA-Z]+$/), expect.stringMatching(/^[0-9]+$/)]),
    );
    expect(valuesSentAt('registerMember', '/email', true)).toContainEqual(expect.stringMatching(/^\S{254}$/));
    expect(valuesSentAt('getMember', '/none', false)).toEqual([]);
    expect(valuesSentAt('addRemoteSupport', '/scheduled', false)).toEqual(
      expect.arrayContaining(['2095-02-29', '2096-13-01']),
    );
    expect(valuesSentAt('searchAll', '/keyWord', false)).toEqual(
      expect.arrayContaining(['', 'a'.repeat(101)]),
    );
    expect(valuesSentAt('searchAll', '/keyWord', true)).toContain(rareCharacters);
  });

  it('leave out what is required, alone or because of another field', () => {
    const listMissing = (id: string) =>
      requestsOf(id)
        .filter(({ what }) => what.startsWith('missing'))
        .map(({ at, what }) => `${at} ${what}`);
    expect(listMissing('addCartItem')).toEqual([
      '/productId missing',
      '/producNum missing',
      '/language missing',
      '/Idempotency-Key missing',
    ]);
    expect(listMissing('editAddress')).toContain('/zipCode missing, required with the other fields');
    expect(listMissing('payStandardOrder')).toContain('/payPassword missing, required with {"payType":4}');
  });

  it('reach into JSON text, and send some that is none', () => {
    expect(valuesSentAt('submitCartOrder', '/productInfos/0/num', false)).toContain(
      '[{"carId":1,"num":100000,"productId":1,"productNum":"a"}]',
    );
    const lengths = requestsOf('submitCartOrder')
      .filter(({ what }) => /item/.test(what) && !what.startsWith('unknown'))
      .map(({ expectedOutcome, fields }) => [
        expectedOutcome.kind,
        JSON.parse(String(fields.productInfos?.[0])).length,
      ]);
    expect(lengths).toEqual(
      expect.arrayContaining([
        ['refused', 0],
        ['refused', 201],
        ['allowed', 200],
      ]),
    );
    expect(valuesSentAt('submitCartOrder', '/productInfos', false)).toEqual(
      expect.arrayContaining(['', '{', '"words"']),
    );
    const named = requestsOf('applyInvoice').find(({ what }) => what === 'unknown member');
    expect(named?.expectedOutcome).toEqual({ kind: 'refused', fields: ['invoiceInfo.undescribed'] });
  });

  it('add undescribed fields, in the query and in the form', () => {
    const unknown = requestsOf('listProducts').filter(
      ({ what }) => what.startsWith('unknown') || what.startsWith('no number'),
    );
    expect(unknown.map(({ at, query }) => `${at}${query ? ' in the query' : ''}`)).toEqual([
      ...['/column', '/columnx', '/column0', '/column-1'],
      ...['/undescribed', '/recommendx', '/undescribed in the query'],
    ]);
  });

  it('hold the key of a write and the media type of a body to the description', () => {
    const keys = requestsOf('startTopUp').filter(({ at }) => at === '/Idempotency-Key');
    const sent = keys.map(({ expectedOutcome, headers, withoutHeader }) => [
      expectedOutcome.kind,
      withoutHeader ?? headers?.['idempotency-key']?.length,
    ]);
    expect(sent).toEqual(
      expect.arrayContaining([
        ['refused', 37],
        ['refused', 35],
        ['refused', 'idempotency-key'],
      ]),
    );
    expect(sent.filter(([kind]) => kind === 'allowed')).toEqual([['allowed', 36]]);
    const bodies = requestsOf('startTopUp').filter(({ body }) => body);
    expect(bodies.map(({ expectedOutcome }) => expectedOutcome)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'answered', status: 415, code: 4043 })),
    );
  });

  it('send files of a refused type, too large and as large as they may be', () => {
    const files = requestsOf('uploadFile').filter(({ at }) => at === '/file');
    const rows = files.map(
      ({ expectedOutcome, what }) =>
        `${what}: ${expectedOutcome.kind === 'answered' ? expectedOutcome.code : expectedOutcome.kind}`,
    );
    expect(rows).toEqual([
      ...['missing: refused', 'a text in place of the file: refused', 'a small file: allowed'],
      ...['a file of another type: 4019', 'a file too large by one byte: 4020', 'the largest file: allowed'],
      'is repeated: refused',
    ]);
  });
});
