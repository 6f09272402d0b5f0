import { exchange } from '#domain/money/index.ts';
import {
  customisedOrderUnpaidValues,
  type instalmentAmountStateNames,
  instalmentAmountStateValues,
  type instalmentHeadAmountNames,
} from '#generated/enums.ts';
import { instalmentLimits, instalmentsLimits } from '#generated/limits.ts';

/** An instalment as the shop sets it. */
export interface PlannedInstalment {
  readonly name: { readonly zh: string; readonly en: string };
  /** US cents. */
  readonly amount: number;
  /** Whether it is a part of the first payment, all of which are paid together. */
  readonly headAmount: keyof typeof instalmentHeadAmountNames;
}

const microsPerUnit = 1_000_000;

/**
 * The instalments that the shop sets, in the order in which they fall due: those of the first payment first, each with its amount
 * in yuan cents at the rate of the order. Refused as `fieldRefused` when there is none, one has no name or an amount that cannot be
 * paid.
 */
export function planInstalments(
  planned: readonly PlannedInstalment[],
  rateMicros: number,
):
  | { readonly ok: true; readonly value: readonly (PlannedInstalment & { readonly amountZh: number })[] }
  | { readonly ok: false; readonly code: 'fieldRefused' } {
  const isPayable = ({ name, amount }: PlannedInstalment) =>
    name.zh.trim() !== '' &&
    name.en.trim() !== '' &&
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    amount <= instalmentLimits.amount.maximum;
  if (planned.length === 0 || planned.length > instalmentsLimits.maxItems || !planned.every(isPayable))
    return { ok: false, code: 'fieldRefused' };
  const value = planned
    .toSorted((a, b) => b.headAmount - a.headAmount)
    .map((one) => ({ ...one, amountZh: exchange(one.amount, rateMicros / microsPerUnit) }));
  return { ok: true, value };
}

interface Amounts {
  readonly usMoney: number;
  readonly zhMoney: number;
  readonly isPaid: boolean;
}

/** The state of an instalment. */
export function amountState(isPaid: boolean) {
  const { paid, unpaid } = instalmentAmountStateValues;
  return isPaid ? paid : unpaid;
}

/** Whether an instalment is still to be paid. */
export function isInstalmentUnpaid(instalment: {
  readonly amountState: keyof typeof instalmentAmountStateNames;
}): boolean {
  return instalment.amountState === amountState(false);
}

/** Whether money is due of an order, by whether one of its instalments is not paid. */
export function unpaidState(hasUnpaid: boolean) {
  const { instalmentDue, nothingDue } = customisedOrderUnpaidValues;
  return hasUnpaid ? instalmentDue : nothingDue;
}

/** Sums of the instalments of an order, in cents, and whether one is due. */
export function instalmentTotals(instalments: readonly Amounts[]) {
  return {
    totalAmount: instalments.reduce((sum, { usMoney }) => sum + usMoney, 0),
    totalAmountZh: instalments.reduce((sum, { zhMoney }) => sum + zhMoney, 0),
    unpaid: unpaidState(instalments.some(({ isPaid }) => !isPaid)),
  };
}
