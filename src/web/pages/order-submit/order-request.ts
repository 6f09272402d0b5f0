import { receiverOf } from '#domain/addresses/receiver.ts';
import { laterDelivery } from '#domain/cart/backorder.ts';
import { type DiscountTerms, sentPoints } from '#domain/money/discounts.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import type { SubmitCartOrderForm } from '#generated/hooks/model/submitCartOrderForm.ts';
import type { SubmitDirectOrderForm } from '#generated/hooks/model/submitDirectOrderForm.ts';
import type { Figures } from './figures.ts';
import type { OrderLine } from './order-line.ts';

/** Everything that an order says, as the page shows it. */
export interface OrderContent {
  readonly lines: readonly OrderLine[];
  readonly address: Address;
  readonly figures: Figures;
  readonly terms: DiscountTerms;
}

/** The order in the words of one of the two calls. */
export type OrderRequest =
  | { readonly kind: 'cart'; readonly data: SubmitCartOrderForm & { readonly moneyNum: number } }
  | { readonly kind: 'direct'; readonly data: SubmitDirectOrderForm };

/** Lines with a number in the cart make an order of the cart, one line without makes a direct order. */
export function orderRequest({ lines, address, figures, terms }: OrderContent): OrderRequest {
  const { discounted } = figures;
  const shared = {
    discountType: discounted.discountType,
    integralNum: sentPoints(discounted, terms),
    moneyNum: discounted.payable,
    ...receiverOf(address),
  };
  const [first] = lines;
  if (lines.length === 1 && first && first.carId === undefined) {
    // Without a price the line has a problem, with which the page sends nothing.
    const { productId, productName, productNum, quantity, price = 0 } = first;
    return {
      kind: 'direct',
      data: {
        ...shared,
        productId,
        productName,
        productNum,
        num: quantity,
        unitPrice: price,
        ...laterDelivery(first, quantity),
      },
    };
  }
  return {
    kind: 'cart',
    data: {
      ...shared,
      integralMoney: figures.choice === 'points' ? discounted.deduction : 0,
      productInfos: lines.flatMap((line) => {
        const { carId, quantity, productId, productNum } = line;
        return carId === undefined
          ? []
          : [{ carId, num: quantity, productId, productNum, ...laterDelivery(line, quantity) }];
      }),
    },
  };
}
