import { isOffered } from '#domain/actions/offered.ts';
import { withdrawalExamStateValues as states } from '#generated/enums.ts';

type ExamState = (typeof states)[keyof typeof states];

/** A decision of the shop about a withdrawal. */
interface WithdrawalStep {
  readonly when: readonly [{ readonly examState: readonly ExamState[] }];
  readonly sets: { readonly examState: ExamState };
  /** The money goes back to the balance, and the member sees the reason. */
  readonly refunds?: true;
}

/** The state of a withdrawal that was just asked for. */
export const newWithdrawal = { examState: states.withdrawalPending } as const;

const pending = [{ examState: [newWithdrawal.examState] }] as const;

/** The decisions of the shop by name. A withdrawal is decided once. */
export const withdrawalSteps = {
  approve: { when: pending, sets: { examState: states.passed } },
  reject: { when: pending, sets: { examState: states.rejected }, refunds: true },
} as const satisfies Readonly<Record<string, WithdrawalStep>>;

export type WithdrawalStepName = keyof typeof withdrawalSteps;

/** Whether the shop may take a step with a withdrawal in a state. */
export function offersWithdrawalStep(name: WithdrawalStepName, examState: ExamState): boolean {
  const { when } = withdrawalSteps[name];
  return isOffered({ operation: 'shop', on: 'Withdrawal', name, when }, { examState });
}
