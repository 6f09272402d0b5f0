import type { PayType } from '#domain/cashier/methods.ts';
import type { AccountType } from '#domain/ledger/flow-values.ts';
import type { PaymentState, SandboxOutcome, SandboxRefund } from '#domain/payment/addresses.ts';
import type { RefundState } from '#domain/payment/refund-life.ts';
import type { CashType } from '#domain/topup-withdraw/decide-withdrawal.ts';
import type {
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
  pointsFlowBudgetNames,
  pointsFlowFlowTypeNames,
  withdrawalExamStateNames,
} from '#generated/enums.ts';
import type { Owned } from '../entry.ts';

export interface AccountFlowEntry extends Owned {
  readonly id: number;
  readonly amount: number;
  readonly budget: keyof typeof accountFlowBudgetNames;
  readonly dealType: keyof typeof accountFlowDealTypeNames;
  readonly accountType: AccountType;
  readonly objectId: string;
  readonly dealTime: string;
}

export interface PointsFlowEntry extends Owned {
  readonly id: number;
  readonly flowType: keyof typeof pointsFlowFlowTypeNames;
  readonly flowNum: number;
  readonly budget: keyof typeof pointsFlowBudgetNames;
  readonly objectId: string;
  readonly createTime: string;
}

/** A payment from a balance, or at a payment service, which the sandbox cashier replaces. */
export interface PaymentEntry extends Owned {
  readonly number: string;
  readonly ticket: string;
  /** Null for a top-up. */
  readonly orderNo: string | null;
  readonly payType: PayType;
  /** Cents. */
  readonly amount: number;
  readonly state: PaymentState;
  readonly createTime: string;
  /** When it was paid or declined. */
  readonly endTime: string | null;
  /** What the sandbox cashier knows of it, even where it kept that to itself, as if its notification was lost. */
  readonly atSandbox?: SandboxOutcome;
  /** What the sandbox does with a refund of it. */
  readonly refundAtSandbox?: SandboxRefund;
}

/** A payment of an order that is given back. */
export interface RefundEntry extends Owned {
  readonly orderNo: string;
  readonly payType: PayType;
  readonly amount: number;
  readonly state: RefundState;
  readonly atSandbox?: SandboxRefund | undefined;
  readonly createTime: string;
  readonly endTime: string | null;
}

export interface WithdrawalEntry extends Owned {
  readonly id: number;
  readonly cashNo: string;
  /** Cents. */
  readonly cashAmount: number;
  readonly cashAccount: string;
  readonly cashType: CashType;
  readonly examState: keyof typeof withdrawalExamStateNames;
  readonly createTime: string;
  readonly examTime: string | null;
  readonly reason: string | null;
}
