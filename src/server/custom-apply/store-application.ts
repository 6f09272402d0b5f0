import { placedStep } from '#domain/orders/events.ts';
import { newCustomisedOrder } from '#domain/orders/first-states.ts';
import { searchText } from '#domain/orders/search-text.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { nextNumber } from '#server/ledger/index.ts';
import { addSteps } from '#server/orders/index.ts';

type Row = typeof customisedOrder.$inferSelect;

/** What an application for a customised product says. */
export type CustomisedApplication = Pick<
  Row,
  | 'productName'
  | 'indexRequirement'
  | 'sizeRequirement'
  | 'demandQuantity'
  | 'deliveryCycle'
  | 'qualityGrade'
  | 'weight'
  | 'installationMode'
  | 'useEnvironment'
  | 'otherProcessRequirements'
  | 'detailedDescription'
  | 'receivingUser'
  | 'receivingAddress'
  | 'receivingPhone'
>;

interface Applicant {
  readonly memberId: number;
  readonly companyName: string;
  readonly annexFile: string | null;
  readonly rateMicros: number;
  readonly now: Date;
}

/** Stores an application, which the shop then examines, and returns the number of its order. */
export async function storeApplication(
  tx: Executor,
  application: CustomisedApplication,
  { now, ...applicant }: Applicant,
): Promise<string> {
  const orderNo = await nextNumber(tx, 'C', now);
  const { productName } = application;
  const { orderState: state, assFlag, send } = newCustomisedOrder;
  await tx.insert(customisedOrder).values({
    ...application,
    ...applicant,
    orderNo,
    state,
    assFlag,
    send,
    searchText: searchText(orderNo, [{ name: { zh: productName, en: productName } }]),
    createdAt: now,
  });
  await addSteps(tx, orderNo, [placedStep], now);
  return orderNo;
}
