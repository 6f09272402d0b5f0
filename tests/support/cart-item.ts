import type { CartItem } from '#generated/hooks/model/cartItem.ts';

/** A line of a cart that has no problem. */
export const item = (carId: number, changes: Partial<CartItem> = {}): CartItem => ({
  carId,
  productId: 1200 + carId,
  productNum: `RC060${carId}`,
  productDescribe: 'Chip resistor',
  productImg: '/img/a.svg,/img/b.svg',
  unitPrice: 0.42,
  priceIndex: '[{"num":100,"price":0.42},{"num":5000,"price":0.23}]',
  num: 100,
  startBuy: 100,
  orderMultiple: 100,
  stock: 20_000,
  priceThen: 0.42,
  withdrawn: 0,
  ...changes,
});
