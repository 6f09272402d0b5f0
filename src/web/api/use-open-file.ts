import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exportMyData } from '#generated/hooks/my-data/my-data.ts';
import {
  getOrderDocument,
  invalidateListIssuedDocuments,
} from '#generated/hooks/order-documents/order-documents.ts';
import { exportOrders } from '#generated/hooks/orders-standard/orders-standard.ts';
import { getFileLink } from '#generated/hooks/transport/transport.ts';
import { exportAccountFlow } from '#generated/hooks/wallet/wallet.ts';

/**
 * Opens a signed link in this page: the server sends a download, so the page stays. A new window after an answer would be
 * blocked as a pop-up.
 */
function openLink(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

interface Opening<Request> {
  readonly open: (request: Request) => void;
  readonly isOpening: boolean;
}

/** Asks for a signed link and opens it. A refusal is shown by the error policy. */
function useOpenLink<Request>(ask: (request: Request) => Promise<{ data: string }>): Opening<Request> {
  const call = useMutation({ mutationFn: ask, onSuccess: ({ data }) => openLink(data) });
  return { open: call.mutate, isOpening: call.isPending };
}

/** Opens a file of the member by its path, the part of a contract after the comma. */
export function useOpenFile(): Opening<string> {
  return useOpenLink((path: string) => getFileLink({ path }));
}

/** Downloads the orders that the given filters show. */
export function useExportOrders(): Opening<Parameters<typeof exportOrders>[0]> {
  return useOpenLink((filters: Parameters<typeof exportOrders>[0]) => exportOrders(filters));
}

/** Downloads a document about an order as a PDF. It may have been issued by that, so the list of versions is read again. */
export function useOpenDocument(): Opening<Parameters<typeof getOrderDocument>[0]> {
  const queries = useQueryClient();
  return useOpenLink(async (which: Parameters<typeof getOrderDocument>[0]) => {
    const link = await getOrderDocument(which);
    void invalidateListIssuedDocuments(queries, { orderNo: which.orderNo });
    return link;
  });
}

/** Downloads everything that the shop holds about the member. */
export function useOpenMyData(): Opening<undefined> {
  return useOpenLink((_nothing: undefined) => exportMyData());
}

/** Downloads the account flow that the given filters show. */
export function useExportFlow(): Opening<NonNullable<Parameters<typeof exportAccountFlow>[0]>> {
  return useOpenLink((filters: Parameters<typeof exportAccountFlow>[0]) => exportAccountFlow(filters));
}
