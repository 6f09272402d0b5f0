import { chakra } from '@chakra-ui/react';
import { budgets } from '#domain/ledger/flow-values.ts';
import type { accountFlowBudgetNames } from '#generated/enums.ts';

const Change = chakra('span', {
  base: { whiteSpace: 'nowrap', fontWeight: 'medium' },
  variants: { isIncome: { true: { color: 'success' } } },
});

/** A movement with its sign, as text: `+¥5.00`, `−120`. */
export function AmountChange({
  budget,
  text,
}: {
  budget: keyof typeof accountFlowBudgetNames;
  text: string;
}) {
  const isIncome = budget === budgets.income;
  return <Change isIncome={isIncome}>{`${isIncome ? '+' : '−'}${text}`}</Change>;
}
