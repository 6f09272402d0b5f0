import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { address } from '#server/db/schema/addresses.ts';
import { addressFields as fields, type ListedAddress as Listed } from '../support/address-fields.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function list(token: string, pageSize = 100): Promise<Listed[]> {
  return (await shop.call('listAddresses', { pageSize }, { token, language: 'en_US' })).data;
}

/** Contacts in the order of the list, the default one with a star. */
async function listContacts(token: string): Promise<string[]> {
  return (await list(token)).map(({ contacts, defaultState }) => contacts + (defaultState ? '*' : ''));
}

/** A member with addresses of these contacts, and the ids by contact. */
async function memberWith(...contacts: string[]) {
  const { token, member } = await signInNewMember(shop);
  for (const one of contacts) expect((await shop.call('addAddress', fields(one), { token })).code).toBe(0);
  const ids = Object.fromEntries((await list(token)).map((one) => [one.contacts, one.addressId]));
  return { token, member, id: (contact: string) => ids[contact] ?? 0 };
}

describe('the addresses of a member', () => {
  it('make the first the default, and list it before the last added', async () => {
    const { token } = await memberWith('A', 'B', 'C');
    expect(await listContacts(token)).toEqual(['A*', 'C', 'B']);
  });

  it('come with all their fields, page by page, and are seen by nobody else', async () => {
    const { token } = await memberWith('A', 'B', 'C');
    const first = await shop.call('listAddresses', { pageSize: 2 }, { token, language: 'en_US' });
    const second = await shop.call('listAddresses', { pageSize: 2, pageNum: 2 }, { token });
    expect(first.data[0]).toEqual({ addressId: expect.any(Number), ...fields('A'), defaultState: 1 });
    expect([first.data.length, second.data.length]).toEqual([2, 1]);
    expect(first.params).toEqual({ totalDataCounts: 3 });
    const other = await signInNewMember(shop);
    expect(await list(other.token)).toEqual([]);
  });

  it('name their region in the language of the reader, whichever it was chosen in', async () => {
    const { token } = await signInNewMember(shop);
    const regions = async (language: 'zh_CN' | 'en_US'): Promise<string[]> => {
      const { data } = await shop.call('listAddresses', {}, { token, language });
      return data.map(({ country }: Listed) => country);
    };
    for (const country of ['中国,广东,深圳', 'Germany,Bayern'])
      expect((await shop.call('addAddress', { ...fields('A'), country }, { token })).code).toBe(0);
    expect(await regions('en_US')).toEqual(['China,Guangdong,Shenzhen', 'Germany,Bayern']);
    expect(await regions('zh_CN')).toEqual(['中国,广东,深圳', '德国,Bayern']);
  });

  it('are kept without spaces around, and never blank', async () => {
    const { token } = await memberWith();
    await shop.call('addAddress', { ...fields(' Jane '), zipCode: ' 518000 ' }, { token });
    expect((await list(token))[0]).toMatchObject({ contacts: 'Jane', zipCode: '518000' });
    const blank = await shop.call('addAddress', fields('  '), { token, language: 'en_US' });
    expect(blank).toMatchObject({ code: 4000, params: { fields: [{ field: 'contacts' }] } });
    const country = await shop.call('addAddress', { ...fields('A'), country: ' ' }, { token });
    expect(country.params.fields).toEqual([{ field: 'country', rule: 'required' }]);
    const gap = await shop.call('addAddress', { ...fields('A'), country: 'China, ,Shenzhen' }, { token });
    expect(gap.params.fields).toEqual([{ field: 'country', rule: 'pattern' }]);
  });

  it.each([
    ...['China', 'China,Guangdong', '中国', '中国,广东'],
    ...['中国,广东省', '中国,广东,深圳,x', 'China,Atlantis', 'Atlantis'],
  ])('are refused with the region %s, which is not a lowest level of a known country', async (country) => {
    const { token, id } = await memberWith('A');
    const refusal = { code: 4000, params: { fields: [{ field: 'country', rule: 'region' }] } };
    const whole = fields('A');
    for (const language of ['zh_CN', 'en_US'] as const) {
      expect(await shop.call('addAddress', { ...whole, country }, { token, language })).toMatchObject(
        refusal,
      );
      const edited = { ...whole, country, addressId: id('A') };
      expect(await shop.call('editAddress', edited, { token, language })).toMatchObject(refusal);
    }
    expect((await list(token))[0]).toMatchObject(whole);
  });

  it('keep a country that is no longer known while they are edited, and take no other such country', async () => {
    const { token, member } = await memberWith();
    const imported = { ...fields('A'), country: 'Atlantis,North' };
    await shop.db
      .insert(address)
      .values({ ...imported, memberId: member.id, isDefault: true, createdAt: shop.clock.now() });
    const addressId = (await list(token))[0]?.addressId ?? 0;
    const edited = { ...imported, addressId, contacts: 'B' };
    expect((await shop.call('editAddress', edited, { token })).code).toBe(0);
    expect((await list(token))[0]).toMatchObject({ country: 'Atlantis,North', contacts: 'B' });
    const other = { ...edited, country: 'Atlantis,South' };
    expect((await shop.call('editAddress', other, { token })).code).toBe(4000);
  });

  it('stop at the limit, even when many are added at once', async () => {
    const { token, member } = await memberWith();
    const full = Array.from({ length: constants.maxAddresses - 1 }, () => ({
      memberId: member.id,
      ...fields('X'),
      isDefault: false,
      createdAt: shop.clock.now(),
    }));
    await shop.db.insert(address).values(full);
    const adding = ['Y', 'Z', 'W'].map((one) => shop.call('addAddress', fields(one), { token }));
    expect((await Promise.all(adding)).map(({ code }) => code).sort()).toEqual([0, 4009, 4009]);
  });
});

describe('the default address', () => {
  it('moves by PUT and by POST, with or without a change of the fields', async () => {
    const { token, id } = await memberWith('A', 'B', 'C');
    await shop.call('editAddress', { addressId: id('B'), defaultState: 1 }, { token });
    expect(await listContacts(token)).toEqual(['B*', 'C', 'A']);
    const changed = { addressId: id('C'), defaultState: 1, ...fields('C2') };
    expect((await shop.call('editAddressByPost', changed, { token })).code).toBe(0);
    expect(await listContacts(token)).toEqual(['C2*', 'B', 'A']);
  });

  it('stays where it is when another address changes', async () => {
    const { token, id } = await memberWith('A', 'B');
    await shop.call('editAddress', { addressId: id('B'), ...fields('B2') }, { token });
    expect(await listContacts(token)).toEqual(['A*', 'B2']);
  });

  it('is one when every address wants to be it at the same moment', async () => {
    const { token, id } = await memberWith('A', 'B', 'C', 'D');
    const wanting = ['A', 'B', 'C', 'D'].map((one) =>
      shop.call('editAddress', { addressId: id(one), defaultState: 1 }, { token }),
    );
    expect((await Promise.all(wanting)).map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect((await list(token)).filter(({ defaultState }) => defaultState === 1)).toHaveLength(1);
  });

  it('is one when the first addresses are added at the same moment', async () => {
    const { token } = await memberWith();
    await Promise.all(['A', 'B', 'C'].map((one) => shop.call('addAddress', fields(one), { token })));
    expect((await list(token)).map(({ defaultState }) => defaultState)).toEqual([1, 0, 0]);
  });

  it('passes to the last added when it is deleted', async () => {
    const { token, id } = await memberWith('A', 'B', 'C');
    await shop.call('deleteAddresses', { ids: String(id('A')) }, { token });
    expect(await listContacts(token)).toEqual(['C*', 'B']);
  });
});

describe('changing and deleting', () => {
  it('takes all six fields or none', async () => {
    const { token, id } = await memberWith('A');
    const answer = await shop.call('editAddress', { addressId: id('A'), contacts: 'B' }, { token });
    expect(answer.code).toBe(4000);
    expect(await listContacts(token)).toEqual(['A*']);
  });

  it('deletes several at once, one named twice too', async () => {
    const { token, id } = await memberWith('A', 'B', 'C');
    const ids = [id('A'), id('C'), id('A')].join(',');
    expect((await shop.call('deleteAddresses', { ids }, { token })).code).toBe(0);
    expect(await listContacts(token)).toEqual(['B*']);
  });

  it("does not touch another member's", async () => {
    const mine = await memberWith('A');
    const theirs = await memberWith('B');
    const edit = { addressId: theirs.id('B'), ...fields('X') };
    const asDefault = { addressId: theirs.id('B'), defaultState: 1 };
    const both = `${mine.id('A')},${theirs.id('B')}`;
    const { token } = mine;
    expect((await shop.call('editAddress', edit, { token })).code).toBe(4004);
    expect((await shop.call('editAddressByPost', asDefault, { token })).code).toBe(4004);
    expect((await shop.call('deleteAddresses', { ids: both }, { token })).code).toBe(4004);
    expect([await listContacts(token), await listContacts(theirs.token)]).toEqual([['A*'], ['B*']]);
  });

  it('finds no address under an unknown number, however large, and then deletes none', async () => {
    const { token, id } = await memberWith('A');
    const unknown = 9_007_199_254_740_991;
    expect((await shop.call('editAddress', { addressId: unknown, defaultState: 1 }, { token })).code).toBe(
      4004,
    );
    const ids = `${id('A')},9999999999999999`;
    expect((await shop.call('deleteAddresses', { ids }, { token })).code).toBe(4004);
    expect(await listContacts(token)).toEqual(['A*']);
  });
});
