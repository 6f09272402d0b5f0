import type { Caller } from '../caller.ts';
import type { ContractOperation } from '../contract.ts';
import type { Exchange, Fields } from '../exchange.ts';
import type { FilterRelation } from '../relation.ts';
import type { FollowUps } from './follow-ups.ts';

/** A change of a request that applies a filter. */
export interface FilterVariant {
  readonly changes: Readonly<Record<string, string | number | undefined>>;
  /** Number of items that another call promises for this filter; undefined where none does. */
  readonly count?: number;
}

/** Filters with numbered names, such as `column{id}`: only the shop knows which numbers exist and what their values mean. */
export interface NumberedFilters {
  /** Compares the items of a response with the numbered filters that were sent and with what else is known of the items. */
  readonly judge: (followUps: FollowUps, first: Exchange, row: FilterRelation) => Promise<void>;
  /** Filters that suit the items of a first response. */
  readonly variants: (followUps: FollowUps, first: Exchange) => Promise<FilterVariant[]>;
}

/** What the relations need and neither the description nor another response says. The scenario of the shop provides it. */
export interface ShopKnowledge {
  readonly numberedFilters: NumberedFilters;
  /** Adds what a person would type, such as the text of a captcha; undefined where a required field stays unknown. */
  readonly completeFields: (
    caller: Caller,
    operation: ContractOperation,
    fields: Fields,
  ) => Promise<Fields | undefined>;
}

/** For a target of which nothing but the description is known. */
export const noShopKnowledge: ShopKnowledge = {
  numberedFilters: { judge: async () => undefined, variants: async () => [] },
  completeFields: async () => undefined,
};
