import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateMemberFormLimits } from '#generated/limits.ts';
import { storedFile } from '#server/db/schema/files.ts';
import { application } from '../orders/every-order.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const fields = {
  mechanismName: 'Blue Sky Inc.',
  provinces: 'Texas',
  country: 'United States',
  phone: '5125550100',
};
const pngHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);

async function read(token: string, language: 'zh_CN' | 'en_US' = 'en_US') {
  return shop.call('getMember', {}, { token, language });
}

const save = (token: string, changes: Record<string, unknown>) =>
  shop.call('updateMember', { ...fields, ...changes }, { token });

async function upload(token: string, name = 'head.png', content: BlobPart = pngHead): Promise<string> {
  const answer = await shop.call('uploadFile', { file: new File([content], name) }, { token });
  expect(answer.code).toBe(0);
  return answer.data;
}

describe('the personal data', () => {
  it('come with the dictionary of the grades in the language of the request', async () => {
    const { token, member } = await signInNewMember(shop);
    const { data, params } = await read(token);
    expect(data).toEqual({
      email: member.email,
      name: 'Jane',
      surname: 'Miller',
      phone: '4155550100',
      country: 'United States',
      provinces: 'California',
      mechanismName: 'Blue Sky Inc.',
      grade: '1',
    });
    expect(params.grades[0]).toEqual({ dictValue: '1', dictLabel: 'Regular member' });
    expect((await read(token, 'zh_CN')).params.grades[0].dictLabel).toBe('普通会员');
  });

  it('are saved trimmed, are part of the next sign-in, and concern nobody else', async () => {
    const [{ token }, other] = [await signInNewMember(shop), await signInNewMember(shop)];
    const before = (await read(other.token)).data;
    const names = { name: ' Anna ', surname: ' Berg ' };
    expect((await save(token, { ...names, sex: 2 })).code).toBe(0);
    expect((await read(token)).data).toMatchObject({ ...fields, name: 'Anna', surname: 'Berg', sex: 2 });
    expect((await read(other.token)).data).toEqual(before);
  });

  it('name country and province in the language of the reader, whichever they were chosen in', async () => {
    const { token } = await signInNewMember(shop);
    expect((await save(token, { country: '中国', provinces: '广东' })).code).toBe(0);
    expect((await read(token)).data).toMatchObject({ country: 'China', provinces: 'Guangdong' });
    expect((await read(token, 'zh_CN')).data).toMatchObject({ country: '中国', provinces: '广东' });
  });

  it('keep what a request leaves out', async () => {
    const { token } = await signInNewMember(shop);
    await save(token, { sex: 1 });
    expect((await save(token, {})).code).toBe(0);
    expect((await read(token)).data).toMatchObject({ name: 'Jane', surname: 'Miller', sex: 1 });
  });

  it.each([
    ['phone', updateMemberFormLimits.phone.maxLength, '1'],
    ['name', updateMemberFormLimits.name.maxLength, '李'],
    ['surname', updateMemberFormLimits.surname.maxLength, 'é'],
    ['mechanismName', updateMemberFormLimits.mechanismName.maxLength, '司'],
  ])('have a limit of the field %s at %i characters', async (field, most, letter) => {
    const { token } = await signInNewMember(shop);
    const ofLength = (length: number) => save(token, { [field]: letter.repeat(length) });
    expect((await ofLength(most - 1)).code).toBe(0);
    expect((await ofLength(most)).code).toBe(0);
    expect((await ofLength(most + 1)).params.fields).toMatchObject([{ field, rule: 'maxLength' }]);
  });

  it('need a phone of digits, a known gender and a company', async () => {
    const { token } = await signInNewMember(shop);
    const refusedFields = async (changes: Record<string, unknown>) =>
      (await save(token, changes)).params.fields.map(({ field }: { field: string }) => field);
    expect(await refusedFields({ phone: '+49 89' })).toEqual(['phone']);
    expect(await refusedFields({ sex: 3 })).toEqual(['sex']);
    expect(await refusedFields({ mechanismName: ' ' })).toEqual(['mechanismName']);
  });

  it('are for the signed-in member only', async () => {
    expect((await shop.call('getMember', {})).code).toBe(1001);
    expect((await shop.call('updateMember', fields)).code).toBe(1001);
    expect((await read('unknown')).code).toBe(5000);
  });
});

describe('the head image', () => {
  it('is kept by its path, stays when it is left out, and is removed by an empty path', async () => {
    const { token } = await signInNewMember(shop);
    const headImage = await upload(token);
    expect((await save(token, { headImage })).code).toBe(0);
    expect((await save(token, {})).code).toBe(0);
    expect((await read(token)).data.headImage).toBe(headImage);
    expect((await save(token, { headImage })).code).toBe(0);
    expect((await save(token, { headImage: '' })).code).toBe(0);
    expect((await read(token)).data).not.toHaveProperty('headImage');
  });

  it('is given up when another takes its place, but not while an order has it', async () => {
    const { token } = await signInNewMember(shop);
    const [first, second] = [await upload(token), await upload(token)];
    const isInUse = async (path: string) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const [file] = await shop.db.select().from(storedFile).where(eq(storedFile.name, name));
      return file?.referredAt !== null;
    };
    await save(token, { headImage: first });
    await save(token, { headImage: second });
    expect([await isInUse(first), await isInUse(second)]).toEqual([false, true]);
    const applied = await shop.call('applyCustomisedOrder', { ...application, annexFile: second }, { token });
    expect(applied.code).toBe(0);
    await save(token, { headImage: '' });
    expect(await isInUse(second)).toBe(true);
  });

  it('must be an own picture: another file changes nothing at all', async () => {
    const [{ token }, other] = [await signInNewMember(shop), await signInNewMember(shop)];
    const foreign = await upload(other.token);
    const pdf = await upload(token, 'head.pdf', '%PDF-1.7\n%%EOF\n');
    expect((await save(token, { headImage: foreign })).code).toBe(4004);
    expect((await save(token, { headImage: '/files/u/none.png' })).code).toBe(4004);
    expect((await save(token, { headImage: pdf })).code).toBe(4019);
    const { data } = await read(token);
    expect(data).toMatchObject({ provinces: 'California' });
    expect(data).not.toHaveProperty('headImage');
  });
});
