import { expect, it } from 'vitest';
import type { JsonObject } from '#description/json.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { madeExchange } from './made-exchange.ts';
import { seenFields } from './seen-fields.ts';

const address = {
  addressId: 1,
  mechanismName: 'Shop',
  contacts: 'Li',
  country: 'China',
  address: 'A',
  zipCode: '1',
};
const params = { totalDataCounts: 1 };

function exchangeWith(data: JsonObject[]) {
  return madeExchange(contract, {
    id: 'listAddresses',
    body: { code: 0, msg: 'Success', data, params },
  });
}

it('reports the fields that were in no response, and only those', () => {
  const seen = seenFields(contract);
  seen.add(exchangeWith([{ ...address, defaultState: 0 }]));
  expect(seen.findings('server').map(({ at }) => at)).toEqual(['response#/data/*/contactPhone']);
  seen.add(exchangeWith([{ ...address, contactPhone: '1' }]));
  expect(seen.findings('server')).toEqual([]);
});

it('reports nothing about the items of a list that was always empty, or about calls that never succeeded', () => {
  const seen = seenFields(contract);
  seen.add(exchangeWith([]));
  seen.add(madeExchange(contract, { id: 'getAccount', body: { code: 5000, msg: 'x' } }));
  expect(seen.findings('server')).toEqual([]);
});
