import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signingText } from '#domain/signing.ts';
import { codes, constants } from '#generated/constants.ts';
import { askedPartsLimits } from '#generated/limits.ts';
import { partnerKey } from '#server/db/schema/partners.ts';
import { makePartnerKey, revokePartnerKey } from '#server/partners/index.ts';
import { partnerOffers } from '#server/site/docs/partner-example.mjs';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

let shop: ResistorShop;
let key = '';
beforeAll(async () => {
  shop = await openResistorShop();
});
beforeEach(async () => {
  key = await makePartnerKey(shop, 'Partner Ltd', shop.clock.now());
});
afterAll(() => shop.close());

const path = '/open/partner/offers';
const part = 'RC0603-001K';

interface Sending {
  readonly language?: string;
  readonly key?: string;
  readonly secret?: string;
  readonly at?: number;
  readonly changed?: boolean;
}

async function ask(parts: readonly object[], sending: Sending = {}) {
  const [id = '', ownSecret = ''] = (sending.key ?? key).split('.');
  const { language = 'en_US', secret = ownSecret, at = shop.clock.now().getTime() } = sending;
  const fields: [string, string][] = [
    ['parts', JSON.stringify(parts)],
    ['language', language],
  ];
  const text = signingText({ timestamp: at, method: 'POST', path, fields, key: id });
  if (sending.changed) fields[1] = ['language', 'zh_CN'];
  const response = await shop.app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-timestamp': String(at),
      'x-partner-key': id,
      'x-sign': createHmac('sha256', secret).update(text).digest('hex'),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, headers: response.headers, ...(await response.json()) };
}

describe('price and stock for partners', () => {
  it('are a line for each part in its order, and none is not a refusal', async () => {
    const asked = [{ productNum: 'NO-SUCH-PART' }, { productNum: 'rc0603 001k', quantity: 1000 }];
    const { code, data } = await ask(asked);
    expect(code).toBe(codes.success);
    expect(data[0]).toEqual({ productNum: 'NO-SUCH-PART', offers: [] });
    expect(data[1]).toMatchObject({
      productNum: 'rc0603 001k',
      quantity: 1000,
      offers: [{ productNum: part }],
    });
  });

  it('have the price of the break that the quantity reaches', async () => {
    const { data } = await ask([
      { productNum: part, quantity: 99 },
      { productNum: part, quantity: 99999 },
      { productNum: part },
    ]);
    const [few, many, none] = data.map(({ offers }: { offers: object[] }) => offers[0]);
    const last = many.priceTiers.at(-1);
    expect(many.quantityPrice).toBe(last ? last.price : many.unitPrice);
    expect(few.quantityPrice).toBeGreaterThanOrEqual(many.quantityPrice);
    expect(none).not.toHaveProperty('quantityPrice');
  });

  it('name the product in the language of the request', async () => {
    const name = async (language: string) =>
      (await ask([{ productNum: part }], { language })).data[0].offers[0].productName;
    expect(await name('zh_CN')).not.toBe(await name('en_US'));
  });

  it('are what the example of the reference reads', async () => {
    const now = () => shop.clock.now().getTime();
    const send = async (address: string, init: RequestInit) => shop.app.request(address, init);
    const asked = { shop: 'http://shop.test', partnerKey: key, parts: [{ productNum: part }], now, send };
    const [line] = await partnerOffers(asked);
    expect(line?.offers[0]?.productNum).toBe(part);
    await expect(partnerOffers({ ...asked, partnerKey: `${key}x` })).rejects.toThrow('4002');
    // As it was written: removed types would leave gaps.
    const program = await (await shop.app.request('/docs/partner-example.mjs')).text();
    expect(program).toContain('export async function partnerOffers({');
    expect(program).not.toMatch(/ \n| {3,}\S.*\S {2,}\S|\n\n\n/);
  });
});

describe('a call for partners is refused', () => {
  const one = [{ productNum: part }];

  it.each<[string, () => Promise<Sending>, number]>([
    ['signed with another secret', async () => ({ secret: 'guess' }), codes.wrongSignature],
    ['changed on its way', async () => ({ changed: true }), codes.wrongSignature],
    ['of an unknown key', async () => ({ key: 'nobody.secret' }), codes.wrongSignature],
    [
      'signed too long ago',
      async () => ({ at: shop.clock.now().getTime() - constants.signatureWindow * 1000 - 1000 }),
      codes.staleTimestamp,
    ],
    [
      'of a revoked key',
      async () => {
        expect(await revokePartnerKey(shop.db, key.split('.')[0] ?? '', shop.clock.now())).toBe(true);
        return {};
      },
      codes.wrongSignature,
    ],
  ])('when it is %s', async (_, sending, code) => {
    expect((await ask(one, await sending())).code).toBe(code);
  });

  it('when it is signed with the public application key', async () => {
    const { code } = await shop.ask('listPartnerOffers', { parts: JSON.stringify(one) });
    expect(code).toBe(codes.wrongSignature);
  });

  it('when it asks for more parts than one request may name, or for none', async () => {
    const many = await ask(
      Array.from({ length: askedPartsLimits.maxItems + 1 }, () => ({ productNum: part })),
    );
    expect(many).toMatchObject({
      code: codes.fieldRefused,
      params: { fields: [{ field: 'parts', rule: 'maxItems' }] },
    });
    expect((await ask([])).code).toBe(codes.fieldRefused);
  });

  it('when its key has no call left, with the wait, until one comes back', async () => {
    await shop.db.update(partnerKey).set({ callsLeft: 3 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(one)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ code: codes.rateLimited, params: { retryAfter: 1 } });
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect((await ask(one, { key: await makePartnerKey(shop, 'Other', shop.clock.now()) })).code).toBe(0);
    shop.clock.pass(1);
    expect((await ask(one)).code).toBe(codes.success);
  });
});
