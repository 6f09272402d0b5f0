import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { formAreas } from '#web/i18n/areas.ts';
import { OrderSubmitPage } from '#web/pages/order-submit/order-submit-page.tsx';
import { paths } from '#web/paths.ts';
import { type Answers, renderWeb } from './render-web.tsx';
import { address } from './saved-address.ts';

export const ok = { code: 0, msg: 'Success' };
export const lines = [
  {
    carId: 7,
    productId: 1204,
    productName: 'Resistor',
    productNum: 'RC0603FR-074K7L',
    productDescribe: '4.7 kΩ',
    productImg: '/img/a.svg',
    unitPrice: 0.42,
    priceIndex: '[{"num":100,"price":0.42},{"num":5000,"price":0.23}]',
    num: 5000,
    startBuy: 100,
    orderMultiple: 100,
    stock: 90_000,
  },
  {
    carId: 9,
    productId: 2204,
    productName: 'Controller',
    productNum: 'STM32F103C8T6',
    productDescribe: '32 bit',
    productImg: '/img/b.svg',
    unitPrice: 300,
    priceIndex: null,
    num: 10,
    startBuy: 1,
    stock: 400,
  },
];
const other = { ...address, addressId: 6, contacts: 'John Smith', defaultState: 0 };
export const placed = { ...ok, data: 'P2026112000000001', params: { usMoney: 4150, zhMoney: 29_548 } };

export const submitPath = '/api/shop/car/batch/add';
export const linesPath = '/api/shop/car/select/list/ids';
const shop: Answers = {
  [linesPath]: { ...ok, data: lines },
  [submitPath]: placed,
  '/api/address/list': { ...ok, data: [address, other], params: { totalDataCounts: 2 } },
  '/api/account/consumer/discount': {
    ...ok,
    data: { discount: { discount: 9.5 }, integralToMoney: { maxMoney: 500, maxIntegral: 5000 } },
  },
  '/open/product/get/usd/price': (fields) => ({ ...ok, data: Number(fields.get('unitPrice')) * 7 }),
  '/api/standard/order/add': placed,
  '/api/shop/car/update': ok,
  '/open/product/getProduct': {
    ...ok,
    data: { ...lines[0], carId: undefined, num: undefined, customIntegration: 0, catalogId: 1 },
  },
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        leave
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <main>{pathname === paths.submitOrder && <OrderSubmitPage />}</main>
    </>
  );
}

export const cartOrder = '/submit/order?carIds=7%2C9';

export async function open(answers: Answers = {}, path = cartOrder, beside?: ReactNode) {
  const page = (
    <>
      <Elsewhere />
      {beside}
    </>
  );
  const view = await renderWeb(page, {
    path,
    areas: ['orderSubmit', ...formAreas],
    answers: { ...shop, ...answers },
  });
  const callsTo = (to: string) => view.sent.filter((call) => call.path === to);
  return { ...view, sentTo: callsTo };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const order = async () => {
  const now = await button('Order now');
  await waitFor(() => expect(now).toHaveProperty('disabled', false));
  fireEvent.click(now);
};
export const figures = () => screen.getByRole('region', { name: 'Amount' }).parentElement?.textContent;
