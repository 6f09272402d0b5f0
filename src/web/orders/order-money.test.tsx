import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { customisedOrder } from '#tests/support/orders.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Price } from '#web/components/price.tsx';
import type { AnyOrder } from './any-order.ts';
import { OrderMoney } from './order-money.tsx';

afterEach(cleanup);

const usdPrice = '/open/product/get/usd/price';

describe('the prices of a customised order', () => {
  it.each([
    [300_000, 2_130_000],
    [0, 0],
    [1, 8],
  ])(
    'are shown at the rate that it has stored, whatever its sums are: %i',
    async (totalAmount, totalAmountZh) => {
      const order = customisedOrder({ totalAmount, totalAmountZh, exchangeRate: 6_543_210 });
      const any: AnyOrder = { kind: 'customised', order };
      await renderWeb(
        <OrderMoney order={any}>
          <Price cents={100_000} />
        </OrderMoney>,
        { language: 'zh_CN', answers: { [usdPrice]: { code: 0, msg: '', data: 7_100_000, params: {} } } },
      );
      expect(screen.getByText('¥6,543.21')).toBeVisible();
    },
  );
});
