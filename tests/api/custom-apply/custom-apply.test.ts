import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { applyCustomisedOrderFormLimits as limits } from '#generated/limits.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

const short = [
  'productName',
  'indexRequirement',
  'sizeRequirement',
  'demandQuantity',
  'deliveryCycle',
  'qualityGrade',
  'weight',
  'installationMode',
  'useEnvironment',
  'receivingAddress',
  'receivingPhone',
  'otherProcessRequirements',
  'receivingUser',
] as const;

const application: Record<string, string> = {
  ...Object.fromEntries(short.map((name) => [name, `The ${name}`])),
  demandQuantity: '500 a year',
  weight: '35.5',
  detailedDescription: 'Efficiency of at least 92 %.',
};

/** A value of the given number of characters. */
function textOf(name: string, length: number): string {
  if (name === 'weight') return '35'.padEnd(length);
  return name === 'demandQuantity' ? '5 '.padEnd(length, '字') : '字'.repeat(length);
}

async function applicant() {
  const { token } = await signInNewMember(shop);
  const apply = (changes: Record<string, string> = {}) =>
    shop.call('applyCustomisedOrder', { ...application, ...changes }, { token });
  const detail = async (orderNo: string) =>
    (await shop.call('getCustomisedOrder', { orderNo }, { token })).data;
  return { apply, detail };
}

describe('an application for a customised product', () => {
  it('becomes an order with all texts, trimmed', async () => {
    const { apply, detail } = await applicant();
    const { code, data } = await apply({ productName: '  Power module ', detailedDescription: ' 92 %\n' });
    expect(code).toBe(0);
    expect(await detail(data)).toMatchObject({
      ...application,
      productName: 'Power module',
      detailedDescription: '92 %',
      orderState: 0,
    });
  });

  it.each([...short, 'detailedDescription'] as const)(
    'takes %s up to its limit, and needs it',
    async (name) => {
      const { apply } = await applicant();
      const most = limits[name].maxLength;
      const refusalOf = (rule: string) => ({
        code: codes.fieldRefused,
        params: { fields: [{ field: name, rule }] },
      });
      expect((await apply({ [name]: textOf(name, most - 1) })).code).toBe(0);
      expect((await apply({ [name]: textOf(name, most) })).code).toBe(0);
      expect(await apply({ [name]: textOf(name, most + 1) })).toMatchObject(refusalOf('maxLength'));
      expect((await apply({ [name]: '   ' })).code).toBe(codes.fieldRefused);
    },
  );

  it.each([
    ['weight', 'abc'],
    ['weight', '0.0'],
    ['weight', '-5'],
    ['demandQuantity', '-5'],
    ['demandQuantity', '0'],
    ['demandQuantity', 'many'],
  ])('is refused with the %s %s', async (name, value) => {
    const { apply } = await applicant();
    expect(await apply({ [name]: value })).toMatchObject({
      code: codes.fieldRefused,
      params: { fields: [{ field: name, rule: 'pattern' }] },
    });
  });

  it('leaves out what a datasheet says when it asks for a quote, and only then', async () => {
    const { token } = await signInNewMember(shop);
    const { indexRequirement, sizeRequirement, weight, qualityGrade, ...others } = application;
    const { installationMode, useEnvironment, otherProcessRequirements, ...asked } = others;
    const left = Object.keys({ indexRequirement, sizeRequirement, weight, qualityGrade });
    const call = (fields: Record<string, string>) => shop.call('applyCustomisedOrder', fields, { token });
    expect(await call(others)).toMatchObject({
      code: codes.fieldRefused,
      params: { fields: expect.arrayContaining(left.map((field) => ({ field, rule: 'required' }))) },
    });
    const { data: orderNo } = await call({ ...asked, quotedPart: 'ADI AD5760BCPZ' });
    expect((await shop.call('getCustomisedOrder', { orderNo }, { token })).data).toMatchObject({
      ...asked,
      weight: '-',
      useEnvironment: '-',
      otherProcessRequirements: '-',
    });
  });

  it('is taken from members only', async () => {
    expect((await shop.call('applyCustomisedOrder', application)).code).toBe(codes.signInNeeded);
  });
});
