import type { Side, SideBuyer, SideFields, SideProduct } from './side.ts';

export const receiver = {
  receivingUser: 'Wei Li',
  receivingAddress: 'China,Guangdong,Shenzhen, 1 Keji Road',
  receivingPhone: '13800138000',
};

/** A direct order of a thousand pieces at 0.31 cents each, as the page sends it without a deduction. */
export function directOrderFields(product: SideProduct, changes: SideFields = {}): SideFields {
  const figures = { num: 1000, unitPrice: 0.31, moneyNum: 310, discountType: 1, integralNum: 0 };
  return { ...receiver, ...product, productName: 'Chip resistor', ...figures, ...changes };
}

/** Places a direct order of a product of its own; returns the order number. */
export async function placeOrder(side: Side, buyer: SideBuyer, changes: SideFields = {}): Promise<string> {
  const fields = directOrderFields(await side.addProduct(), changes);
  return (await side.call('submitDirectOrder', fields, buyer)).data;
}
