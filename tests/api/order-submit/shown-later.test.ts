import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOf } from '#domain/record-of.ts';
import description from '#generated/openapi.json' with { type: 'json' };
import type { OperationId } from '#generated/server/routes.ts';
import type { Called, Fields } from '../support/signed-call.ts';
import { type OrderShop, openOrderShop, receiver } from './order-shop.ts';

interface Shown {
  readonly read: OperationId;
  readonly with: Readonly<Record<string, unknown>>;
  readonly shows: Readonly<Record<string, unknown>>;
}

/** The relations of an operation that say what a later read shows. */
function shownRelations(operationId: OperationId): Shown[] {
  // Path items hold operations only; the extension has its own schema.
  const operations = Object.values(description.paths).flatMap((item) => Object.values(item)) as {
    operationId?: string;
    'x-relations'?: Shown[];
  }[];
  const found = operations.find((one) => one.operationId === operationId);
  return (found?.['x-relations'] ?? []).filter((one) => one.shows !== undefined);
}

function at(value: unknown, pointer: string): unknown {
  const steps = pointer.split('/').filter((step) => step !== '');
  return steps.reduce((inside: unknown, step) => recordOf(inside)[step], value);
}

/** A value of a relation: a literal, or taken from the request or the answer. */
function resolveValue(said: unknown, request: Fields, answer: Called): unknown {
  if (typeof said !== 'string') return said;
  if (said.startsWith('$request.')) return request[said.slice('$request.'.length)];
  return said.startsWith('$answer/') ? at(answer, said.slice('$answer'.length)) : said;
}

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const amounts = { discountType: 1, integralNum: 0 };

async function cartFields(token: string, id: number): Promise<Fields> {
  const buyer = { id, token };
  const items = [await shop.addProduct(), await shop.addProduct({ unitPrice: 77_777 })];
  const lines = items.map(async (item) => ({ carId: await shop.addLine(buyer, item, 9), num: 9, ...item }));
  return {
    ...receiver,
    ...amounts,
    integralMoney: 0,
    productInfos: JSON.stringify(await Promise.all(lines)),
  };
}

async function directFields(): Promise<Fields> {
  const item = await shop.addProduct();
  const product = { ...item, productName: 'Chip resistor', num: 1000, unitPrice: 0.31, moneyNum: 295 };
  return { ...receiver, ...amounts, ...product };
}

it.each([
  ['submitCartOrder', cartFields],
  ['submitDirectOrder', directFields],
] as const)('%s: what the description promises of later reads is shown', async (operationId, fieldsFor) => {
  const { id, token } = await shop.addBuyer({ grade: '1' });
  const request = await fieldsFor(token, id);
  const answer = await shop.call(operationId, request, { token });
  expect(answer.code).toBe(0);
  const relations = shownRelations(operationId);
  expect(relations.length).toBeGreaterThan(0);
  for (const { read, with: named, shows } of relations) {
    const fields = Object.fromEntries(
      Object.entries(named).map(([name, said]) => [name, String(resolveValue(said, request, answer))]),
    );
    const later = await shop.call(read, fields, { token });
    for (const [pointer, said] of Object.entries(shows))
      expect([pointer, at(later, pointer)]).toEqual([pointer, resolveValue(said, request, answer)]);
  }
});
