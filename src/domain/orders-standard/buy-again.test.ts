import { expect, it } from 'vitest';
import { buyAgainLineOutcomeValues as outcomes } from '#generated/enums.ts';
import { buyLineAgain, sentLineAgain } from './buy-again.ts';

const line = {
  productId: 3,
  productNum: 'RC0603',
  productName: { zh: '电阻', en: 'Resistor' },
  num: 20,
  unitPrice: 15_000,
};

it('A line whose product the shop has no more adds nothing to the cart.', () => {
  const again = buyLineAgain({ product: undefined, added: 20, line: undefined, lines: 0 });
  expect(again).toEqual({ outcome: outcomes.noLongerSold, added: 0 });
  expect(sentLineAgain(line, again, 'en_US')).toEqual({
    productId: 3,
    productNum: 'RC0603',
    productName: 'Resistor',
    wanted: 20,
    added: 0,
    outcome: outcomes.noLongerSold,
    priceThen: 1.5,
    priceNow: null,
  });
});

it('A line that is added says its price then and now.', () => {
  const again = { outcome: outcomes.addedAsOrdered, added: 20, chosen: { num: 20, seenPrice: 12_000 } };
  expect(sentLineAgain(line, again, 'zh_CN')).toMatchObject({
    productName: '电阻',
    priceThen: 1.5,
    priceNow: 1.2,
  });
});
