import { type SQL, sql } from 'drizzle-orm';
import type { Scalar } from '#domain/actions/offered.ts';
import type { OrderKindName } from '#domain/orders/shop-steps.ts';

/** Where the fields of an order that decide and change are stored. */
export interface OrderTable {
  readonly table: string;
  /** Field on the wire → column, or what is computed of it. */
  readonly columns: Readonly<Record<string, SQL>>;
}

const column = (name: string) => sql`${sql.identifier(name)}`;

const shipment = { logisticsNum: column('logistics_num'), logisticsName: column('logistics_name') };

/** The tables of the three kinds of orders. */
export const orderTables: Readonly<Record<OrderKindName, OrderTable>> = {
  StandardOrder: {
    table: 'standard_order',
    columns: {
      proOrderState: column('state'),
      assFlag: column('ass_flag'),
      invoiceFlag: column('invoice_flag'),
      userContract: column('user_contract'),
      ...shipment,
    },
  },
  SampleOrder: { table: 'sample_order', columns: { orderState: column('state'), ...shipment } },
  CustomisedOrder: {
    table: 'customised_order',
    columns: {
      orderState: column('state'),
      assFlag: column('ass_flag'),
      send: column('send'),
      // An order without instalments has no price, and nothing is due of it.
      unpaid: sql`(exists (select from instalment i where i.order_no = customised_order.order_no and i.paid_by is null))::int`,
      frontContract: column('front_contract'),
      backContract: column('back_contract'),
      ...shipment,
    },
  },
};

/** The column of a field; fields come from tables of the description and of the domain, never from a request. */
export function columnOf(kind: OrderKindName, field: string): SQL {
  const found = orderTables[kind].columns[field];
  if (found === undefined) throw new Error(`${kind} has no column for ${field}`);
  return found;
}

/** Values that a change writes, by field. */
export type FieldValues = Readonly<Record<string, Scalar>>;
