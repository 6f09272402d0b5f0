import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
} from '#generated/enums.ts';
import type { ListAccountFlowParams } from '#generated/hooks/model/listAccountFlowParams.ts';
import { paths } from '#web/paths.ts';

export const balanceTabs = ['wallet', 'points'] as const;
export type BalanceTab = (typeof balanceTabs)[number];

/** Names of the page numbers in the address: two lists are on one tab. */
export const pageNames = { flow: 'page', withdrawals: 'cashPage', points: 'page' } as const;

export type FlowFilters = Pick<
  ListAccountFlowParams,
  'dealType' | 'budget' | 'accountType' | 'startDate' | 'endDate'
>;

/** Everything in the address of the balance page except page numbers. */
export interface BalanceParams {
  readonly tab: BalanceTab;
  readonly filters: FlowFilters;
  /** A top-up to show, such as the one that the payment service leads back from. */
  readonly topUp: string | undefined;
  /** What the payment service reported. */
  readonly result: string | undefined;
  /** The only withdrawal to list. */
  readonly cashNo: string | undefined;
}

/** The value of an enum that the address names. */
function enumValue<Names extends object>(
  names: Names,
  text: string | null,
): (keyof Names & number) | undefined {
  // The keys of an enum's names are its numbers.
  return text !== null && Object.hasOwn(names, text) ? (Number(text) as keyof Names & number) : undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(text: string | null): string | undefined {
  return text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function numberOf(text: string | null, letter: 'Z' | 'W'): string | undefined {
  return text !== null && new RegExp(`^${letter}\\d{1,31}$`).test(text) ? text : undefined;
}

/** The filters of the account flow in an address or in the fields of the form; an invalid value counts as absent. */
export function readFilters(query: URLSearchParams): FlowFilters {
  const dealType = enumValue(accountFlowDealTypeNames, query.get('dealType'));
  const budget = enumValue(accountFlowBudgetNames, query.get('budget'));
  const accountType = enumValue(accountFlowAccountTypeNames, query.get('accountType'));
  const startDate = dayOf(query.get('startDate'));
  const endDate = dayOf(query.get('endDate'));
  return {
    ...(dealType === undefined ? {} : { dealType }),
    ...(budget === undefined ? {} : { budget }),
    ...(accountType === undefined ? {} : { accountType }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

export function parseBalanceParams(query: URLSearchParams): BalanceParams {
  return {
    tab: balanceTabs.find((tab) => tab === query.get('tab')) ?? 'wallet',
    filters: readFilters(query),
    topUp: numberOf(query.get('topUp'), 'Z'),
    result: query.get('result') ?? undefined,
    cashNo: numberOf(query.get('cashNo'), 'W'),
  };
}

/** The address of the balance page; its lists start at the first page. */
export function balanceHref({ tab, filters, topUp, cashNo }: Partial<BalanceParams>): string {
  const query = new URLSearchParams(tab === undefined || tab === 'wallet' ? {} : { tab });
  for (const [name, value] of Object.entries({ ...filters, topUp, cashNo }))
    if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? paths.balance : `${paths.balance}?${query}`;
}
