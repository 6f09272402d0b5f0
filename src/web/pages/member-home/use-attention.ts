import { useCountUnreadMessages } from '#generated/hooks/frame/frame.ts';
import { ListCustomisedOrdersState } from '#generated/hooks/model/listCustomisedOrdersState.ts';
import { ListSampleOrdersState } from '#generated/hooks/model/listSampleOrdersState.ts';
import { ListStandardOrdersState } from '#generated/hooks/model/listStandardOrdersState.ts';
import { useCountWaitingCustomised } from '#generated/hooks/orders-customised/orders-customised.ts';
import { useListSampleOrders } from '#generated/hooks/orders-sample/orders-sample.ts';
import { useListStandardOrders } from '#generated/hooks/orders-standard/orders-standard.ts';
import { ordersHref, paths } from '#web/paths.ts';
import { quiet } from './quiet.ts';

/** Only the total matters. */
const one = { pageNum: 1, pageSize: 1 };

const { toPay, toReceive } = ListStandardOrdersState;
const { awaitingReceipt } = ListSampleOrdersState;
const customised = ListCustomisedOrdersState;

/** What the member can be asked to do, the most urgent first. */
const attentionKeys = [
  'payStandard',
  'payCustomised',
  'uploadContract',
  'correctContract',
  'confirmStandard',
  'confirmSample',
  'confirmCustomised',
  'unread',
] as const;
export type AttentionKey = (typeof attentionKeys)[number];

const hrefs: Record<AttentionKey, string> = {
  payStandard: ordersHref('standard', toPay),
  payCustomised: ordersHref('customised'),
  uploadContract: ordersHref('customised', customised.uploadContract),
  correctContract: ordersHref('customised', customised.contractRejected),
  confirmStandard: ordersHref('standard', toReceive),
  confirmSample: ordersHref('sample', awaitingReceipt),
  confirmCustomised: ordersHref('customised'),
  unread: paths.messages,
};

/** What can wait for the member, how often it does, and where it is done. */
export interface AttentionItem {
  readonly key: AttentionKey;
  /** Undefined as long as it is not known. */
  readonly count: number | undefined;
  readonly to: string;
}

/** Reads what waits for the member; what cannot be read stays unknown and can be read again. */
export function useAttention() {
  const unpaid = useListStandardOrders({ ...one, state: toPay }, quiet);
  const sent = useListStandardOrders({ ...one, state: toReceive }, quiet);
  const samples = useListSampleOrders({ ...one, state: awaitingReceipt }, quiet);
  // The state alone does not say whether an instalment is due or the goods are on their way.
  const made = useCountWaitingCustomised(quiet);
  const unread = useCountUnreadMessages(quiet);
  const queries = [unpaid, sent, samples, made, unread];
  const waiting = made.data?.data;
  const counts: Record<AttentionKey, number | undefined> = {
    payStandard: unpaid.data?.params.totalDataCounts,
    payCustomised: waiting?.toPay,
    uploadContract: waiting?.toSign,
    correctContract: waiting?.toCorrect,
    confirmStandard: sent.data?.params.totalDataCounts,
    confirmSample: samples.data?.params.totalDataCounts,
    confirmCustomised: waiting?.toReceive,
    unread: unread.data?.data,
  };
  const items: readonly AttentionItem[] = attentionKeys.map((key) => ({
    key,
    count: counts[key],
    to: hrefs[key],
  }));
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  return {
    items,
    isIncomplete: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
