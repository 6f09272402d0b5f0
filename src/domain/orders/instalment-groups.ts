import {
  instalmentHeadAmountValues as heads,
  type instalmentAmountStateNames,
  type instalmentHeadAmountNames,
  instalmentAmountStateValues as states,
} from '#generated/enums.ts';

interface Instalment {
  readonly amount: number;
  readonly amountZh: number;
  readonly amountState: keyof typeof instalmentAmountStateNames;
  readonly headAmount: keyof typeof instalmentHeadAmountNames;
}

/** Instalments that are paid in one payment; the sums are cents. */
export interface InstalmentGroup<One> {
  readonly isFirst: boolean;
  readonly instalments: readonly One[];
  readonly amount: number;
  readonly amountZh: number;
  readonly isPaid: boolean;
  /** Cents that are still to be paid; a first payment may have been set further amounts after it was made. */
  readonly due: number;
  readonly dueZh: number;
  /** The next one to pay. */
  readonly isNext: boolean;
}

const isUnpaid = ({ amountState }: Instalment) => amountState === states.unpaid;
const usd = (instalments: readonly Instalment[]) => instalments.reduce((sum, { amount }) => sum + amount, 0);
const yuan = (instalments: readonly Instalment[]) =>
  instalments.reduce((sum, { amountZh }) => sum + amountZh, 0);

function group<One extends Instalment>(instalments: readonly One[], isFirst: boolean) {
  const unpaid = instalments.filter(isUnpaid);
  return {
    isFirst,
    instalments,
    amount: usd(instalments),
    amountZh: yuan(instalments),
    isPaid: unpaid.length === 0,
    due: usd(unpaid),
    dueZh: yuan(unpaid),
  };
}

/** The payments of a customised order in the order in which they fall due: those of the first payment together, then one each. */
export function instalmentGroups<One extends Instalment>(
  instalments: readonly One[],
): readonly InstalmentGroup<One>[] {
  const first = instalments.filter(({ headAmount }) => headAmount === heads.firstInstalment);
  const later = instalments.filter(({ headAmount }) => headAmount !== heads.firstInstalment);
  const groups = [
    ...(first.length > 0 ? [group(first, true)] : []),
    ...later.map((instalment) => group([instalment], false)),
  ];
  const firstUnpaid = instalments.find(isUnpaid);
  return groups.map((payment) => ({
    ...payment,
    isNext: firstUnpaid !== undefined && payment.instalments.includes(firstUnpaid),
  }));
}
