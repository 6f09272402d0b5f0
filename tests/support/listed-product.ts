import type { Product } from '#generated/hooks/model/product.ts';

/** A product as a list returns it: sold by the piece, in stock, without price breaks. */
export const listedProduct = (productId: number, changes: Partial<Product> = {}): Product => ({
  productId,
  productName: 'Chip resistor',
  productNum: `RC060${productId}`,
  productDescribe: '',
  productImg: '',
  unitPrice: 0.42,
  startBuy: 1,
  orderMultiple: 1,
  stock: 100,
  customIntegration: 0,
  catalogId: 11,
  ...changes,
});
