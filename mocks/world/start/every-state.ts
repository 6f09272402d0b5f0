import * as enums from '#generated/enums.ts';
import type { CollectionName } from '../entries.ts';
import type { Entry } from '../entry.ts';
import type { StartingEntries } from '../store.ts';
import { buyer } from './members.ts';

/** Fields of the first member's entries that have every value of the description in the starting world. */
export const fieldsWithEveryValue: readonly (readonly [CollectionName, field: string, names: object])[] = [
  ['standardOrders', 'proOrderState', enums.standardOrderProOrderStateNames],
  ['standardOrders', 'assFlag', enums.assFlagNames],
  ['standardOrders', 'invoiceFlag', enums.invoiceFlagNames],
  ['customisedOrders', 'orderState', enums.customisedOrderOrderStateNames],
  ['customisedOrders', 'assFlag', enums.assFlagNames],
  ['customisedOrders', 'send', enums.customisedOrderSendNames],
  ['customisedOrders', 'unpaid', enums.customisedOrderUnpaidNames],
  ['sampleOrders', 'orderState', enums.sampleOrderOrderStateNames],
  ['accountFlow', 'accountType', enums.accountFlowAccountTypeNames],
  ['accountFlow', 'budget', enums.accountFlowBudgetNames],
  ['accountFlow', 'dealType', enums.accountFlowDealTypeNames],
  ['pointsFlow', 'budget', enums.pointsFlowBudgetNames],
  ['pointsFlow', 'flowType', enums.pointsFlowFlowTypeNames],
  ['withdrawals', 'examState', enums.withdrawalExamStateNames],
  ['withdrawals', 'cashType', enums.withdrawalCashTypeNames],
  ['invoices', 'examState', enums.invoiceRecordExamStateNames],
  ['invoices', 'orderType', enums.invoiceRecordOrderTypeNames],
  ['notices', 'messageType', enums.noticeMessageTypeNames],
  ['notices', 'readState', enums.noticeReadStateNames],
  ['notices', 'orderType', enums.noticeOrderTypeNames],
  ['chatMessages', 'objectType', enums.objectTypeNames],
  ['projects', 'projectState', enums.projectProjectStateNames],
  ['remoteSupports', 'auditStatus', enums.remoteSupportAuditStatusNames],
  ['remoteSupports', 'communication', enums.remoteSupportCommunicationNames],
  ['remoteSupports', 'languageType', enums.remoteSupportLanguageTypeNames],
  ['addresses', 'defaultState', enums.addressDefaultStateNames],
];

/** A copy under another id, with the keys and numbers that are made from it. */
function copyOf(entry: Entry, $id: number): Entry {
  const before = String(entry.$id).padStart(8, '0');
  const after = String($id).padStart(8, '0');
  const fields = Object.entries(entry).map(([name, value]) => {
    if (value === entry.$id && /id$/i.test(name)) return [name, $id];
    return [name, typeof value === 'string' && value.endsWith(before) ? value.replace(before, after) : value];
  });
  return { ...Object.fromEntries(fields), $id, $owner: buyer };
}

function withEveryValue(entries: readonly Entry[], field: string, names: object): readonly Entry[] {
  const mine = entries.filter(({ $owner }) => $owner === buyer);
  const model = mine.findLast((entry) => entry[field] !== undefined);
  if (!model) return entries;
  const present = new Set(mine.map((entry) => entry[field]));
  const missing = Object.keys(names)
    .map(Number)
    .filter((value) => !present.has(value));
  return [
    ...entries,
    ...missing.map((value, index) => ({ ...copyOf(model, entries.length + index + 1), [field]: value })),
  ];
}

/** Adds an entry for each value that the description has and the plans of this folder do not know yet. */
export function withEveryState(start: StartingEntries): StartingEntries {
  const all: Record<string, readonly Entry[]> = { ...start };
  for (const [collection, field, names] of fieldsWithEveryValue)
    all[collection] = withEveryValue(all[collection] ?? [], field, names);
  return all;
}
