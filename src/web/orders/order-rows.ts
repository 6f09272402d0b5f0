import { partLine } from '#domain/part-texts/part-line.ts';
import type { OrderLine } from '#generated/hooks/model/orderLine.ts';
import type { AnyOrder } from './any-order.ts';

/** One product of an order as a list shows it. */
export interface OrderRow {
  readonly key: string;
  /** The product that it leads to; a customised product is on no page of the shop. */
  readonly productId?: number;
  /** Part number, or the name of a product that has none. */
  readonly title: string;
  readonly text: string;
  readonly pictures?: string;
  /** Pieces; what a customised order asks for is a text. */
  readonly quantity: number | string;
  /** The pieces that were not in stock, and when the supplier is expected to deliver them. */
  readonly later?: { readonly pieces: number; readonly time: string } | undefined;
  /** US cents for one piece, with decimals. */
  readonly unitPrice?: number;
}

/** The quantity that a customised order asks for: a number where the text is nothing else, so that it is shown like others. */
export function askedQuantity(text: string): number | string {
  return /^\d{1,12}$/.test(text.trim()) ? Number(text) : text;
}

function laterOf({ backordered: pieces, backorderTime: time }: OrderLine): Pick<OrderRow, 'later'> {
  return pieces === undefined || time === undefined ? {} : { later: { pieces, time } };
}

/** The products of an order of any kind. */
export function rowsOf(any: AnyOrder): readonly OrderRow[] {
  switch (any.kind) {
    case 'standard':
      return any.order.lines.map((line, index) => ({
        key: `${index} ${line.productId}`,
        productId: line.productId,
        title: line.productNum,
        text: partLine(line),
        pictures: line.productImg,
        quantity: line.num,
        ...laterOf(line),
        unitPrice: line.unitPrice,
      }));
    case 'sample': {
      const { productId, productNum, productImg, params } = any.order;
      const pictures = productImg || params.productImg;
      return [
        {
          key: productNum,
          productId,
          title: productNum,
          text: params.productName,
          pictures,
          quantity: 1,
        },
      ];
    }
    case 'customised': {
      const { orderNo, productName, demandQuantity, indexRequirement, sizeRequirement } = any.order;
      const text = `${indexRequirement} · ${sizeRequirement}`;
      return [{ key: orderNo, title: productName, text, quantity: askedQuantity(demandQuantity) }];
    }
  }
}
