import { shownAddress } from '#domain/addresses/shown-address.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { namedContract } from '#domain/order-documents/shop-contract.ts';
import { amountState, instalmentTotals } from '#domain/orders-customised/instalments.ts';
import type { Answers } from '#generated/server/routes.ts';
import { regionNames } from '#server/addresses/index.ts';
import type { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';

export type OrderRow = typeof customisedOrder.$inferSelect;
export type InstalmentRow = typeof instalment.$inferSelect;

/** An instalment in its wire format. */
export function instalmentAnswer(
  row: InstalmentRow,
  language: Language,
): Answers['listInstalments']['data'][number] {
  return {
    purchaseId: row.id,
    nameOfMoney: inLanguage({ zh: row.nameZh, en: row.nameEn }, language),
    amount: row.usMoney,
    amountZh: row.zhMoney,
    amountState: amountState(row.paidBy !== null),
    headAmount: row.headAmount,
    amountTime: row.paidAt?.toISOString() ?? null,
    invoiceFlag: row.invoiceFlag,
  };
}

/** An order with its instalments in its wire format. */
export function orderAnswer(
  order: OrderRow,
  instalments: readonly InstalmentRow[],
  language: Language,
): Answers['getCustomisedOrder']['data'] {
  const { memberId: _, state, rateMicros, searchText: __, logisticsNum, createdAt, ...fields } = order;
  const amounts = instalments.map((one) => ({ ...one, isPaid: one.paidBy !== null }));
  return {
    ...fields,
    receivingAddress: shownAddress(language, regionNames(), order.receivingAddress),
    frontContract: instalments.length === 0 ? null : namedContract(order.frontContract, language),
    backContract: namedContract(order.backContract, language),
    ...instalmentTotals(amounts),
    exchangeRate: rateMicros,
    orderState: state,
    logisticsOrderNo: logisticsNum,
    createTime: createdAt.toISOString(),
    amountListVos: instalments.map((one) => instalmentAnswer(one, language)),
  };
}
