import type { Scalar } from '#domain/actions/offered.ts';
import type { OrderKindName } from '#domain/orders/shop-steps.ts';

/** Where the fields of an order that decide and change are stored. */
export interface OrderTable {
  readonly table: string;
  /** Field on the wire → column. */
  readonly columns: Readonly<Record<string, string>>;
}

const shipment = { logisticsNum: 'logistics_num', logisticsName: 'logistics_name' };

/** The tables of the three kinds of orders. */
export const orderTables: Readonly<Record<OrderKindName, OrderTable>> = {
  StandardOrder: {
    table: 'standard_order',
    columns: {
      proOrderState: 'state',
      assFlag: 'ass_flag',
      invoiceFlag: 'invoice_flag',
      userContract: 'user_contract',
      ...shipment,
    },
  },
  SampleOrder: { table: 'sample_order', columns: { orderState: 'state', ...shipment } },
  CustomisedOrder: {
    table: 'customised_order',
    columns: {
      orderState: 'state',
      assFlag: 'ass_flag',
      send: 'send',
      frontContract: 'front_contract',
      backContract: 'back_contract',
      ...shipment,
    },
  },
};

/** The column of a field; fields come from tables of the description and of the domain, never from a request. */
export function columnOf(kind: OrderKindName, field: string): string {
  const column = orderTables[kind].columns[field];
  if (column === undefined) throw new Error(`${kind} has no column for ${field}`);
  return column;
}

/** Values that a change writes, by field. */
export type FieldValues = Readonly<Record<string, Scalar>>;
