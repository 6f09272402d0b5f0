import type { Rows, Scalar } from './offered.ts';

/** What the shop decides about an entry of a member: when it may, and what that sets. */
export interface ShopDecision {
  readonly when: Rows;
  readonly sets: Readonly<Record<string, Scalar>>;
}
