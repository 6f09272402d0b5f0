import { codes } from '#generated/constants.ts';
import { useGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import { useSelectCartItems } from '#generated/hooks/order-submit/order-submit.ts';
import { useRefusal } from '#web/api/use-refusal.ts';
import { lineOfCart, lineOfProduct, type OrderLine } from './order-line.ts';
import type { OrderSource } from './order-source.ts';

/** The lines of the order as a read: those of the cart, or the one product. */
export interface OrderLines {
  readonly data: readonly OrderLine[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  /** Nothing of this can be ordered: the lines are not in the member's cart, or there is no such product. */
  readonly gone: boolean;
}

/** Refusals that trying again does not change; 4000 is an id that no line can have. */
const final: readonly (number | undefined)[] = [codes.notFound, codes.productWithdrawn, codes.fieldRefused];

/** Reads the lines again whenever the page opens: an order is placed at current prices. */
export function useOrderLines(source: OrderSource): OrderLines {
  const fresh = { staleTime: 0, meta: { suppressErrorToast: true } };
  const isCart = source.kind === 'cart';
  const cart = useSelectCartItems(
    { ids: isCart ? source.carIds.join(',') : '' },
    { query: { ...fresh, enabled: isCart, gcTime: 0 } },
  );
  const product = useGetProduct(
    { productId: isCart ? 0 : source.productId },
    { query: { ...fresh, enabled: !isCart } },
  );
  const read = isCart ? cart : product;
  const refusal = useRefusal(read);
  const { isError, isFetching, refetch } = read;
  const data = isCart
    ? cart.data?.data.map(lineOfCart)
    : product.data && [lineOfProduct(product.data.data, source.quantity)];
  const gone = (isError && final.includes(refusal)) || data?.length === 0;
  return { data, isError, isFetching, refetch: () => refetch(), gone };
}
