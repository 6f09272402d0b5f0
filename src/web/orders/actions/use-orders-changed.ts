import { useQueryClient } from '@tanstack/react-query';
import { invalidateListIssuedDocuments } from '#generated/hooks/order-documents/order-documents.ts';
import {
  invalidateCountWaitingCustomised,
  invalidateGetCustomisedOrder,
  invalidateListCustomisedOrders,
  invalidateListInstalments,
} from '#generated/hooks/orders-customised/orders-customised.ts';
import {
  invalidateGetSampleOrder,
  invalidateListSampleOrders,
} from '#generated/hooks/orders-sample/orders-sample.ts';
import {
  invalidateGetStandardOrder,
  invalidateListStandardOrders,
} from '#generated/hooks/orders-standard/orders-standard.ts';
import type { AnyOrder } from '../any-order.ts';

/** Reads the lists and the detail of an order again after something was done with it. */
export function useOrdersChanged({ kind, order }: AnyOrder): () => void {
  const queries = useQueryClient();
  const { orderNo } = order;
  return () => {
    // A signed contract issues the contract that it refers to.
    void invalidateListIssuedDocuments(queries, { orderNo });
    switch (kind) {
      case 'standard':
        void invalidateListStandardOrders(queries);
        void invalidateGetStandardOrder(queries, { orderNo });
        break;
      case 'customised':
        void invalidateListCustomisedOrders(queries);
        void invalidateCountWaitingCustomised(queries);
        void invalidateGetCustomisedOrder(queries, { orderNo });
        void invalidateListInstalments(queries, { orderNo });
        break;
      case 'sample':
        void invalidateListSampleOrders(queries);
        void invalidateGetSampleOrder(queries, { orderNo });
        break;
    }
  };
}
