import { useQueries } from '@tanstack/react-query';
import { codes } from '#generated/constants.ts';
import { cartItemWithdrawnValues } from '#generated/enums.ts';
import { getGetProductQueryOptions } from '#generated/hooks/catalogue/catalogue.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { GuestLine } from '#web/cart/guest-cart.ts';

const quiet = { query: { meta: { suppressErrorToast: true } } };

/** Below zero, where no line of a member's cart has its number. */
function guestCarId({ productId }: GuestLine): number {
  return -productId;
}

/** The line in the form of a member's cart line, with the prices of the product. */
function soldItem(line: GuestLine, product: Product): CartItem {
  const { productId, productName, productNum, productDescribe, productImg } = product;
  const { unitPrice, priceOnRequest, priceIndex, startBuy, orderMultiple, stock, backorderWeeks } = product;
  return {
    carId: guestCarId(line),
    productId,
    productNum,
    productDescribe,
    productImg,
    num: line.num,
    startBuy,
    stock,
    ...(productName === undefined ? {} : { productName }),
    ...(unitPrice === undefined ? {} : { unitPrice }),
    ...(priceOnRequest === undefined ? {} : { priceOnRequest }),
    ...(priceIndex === undefined ? {} : { priceIndex }),
    ...(orderMultiple === undefined ? {} : { orderMultiple }),
    ...(backorderWeeks === undefined ? {} : { backorderWeeks }),
  };
}

/** The line of a product that is no longer sold, as far as the browser has stored it. */
function withdrawnItem(line: GuestLine): CartItem {
  const { productId, productNum, num } = line;
  return {
    carId: guestCarId(line),
    productId,
    productNum,
    productDescribe: '',
    productImg: '',
    num,
    startBuy: 1,
    withdrawn: cartItemWithdrawnValues.noLongerSold,
  };
}

function isGone(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === codes.notFound || error.code === codes.productWithdrawn)
  );
}

interface GuestItems {
  readonly items: readonly CartItem[];
  /** Lines whose products could not be read. */
  readonly unread: readonly GuestLine[];
  readonly isPending: boolean;
  readonly retry: () => void;
}

/** The lines of a guest with the current data of their products; other pages share each of these reads. */
export function useGuestItems(lines: readonly GuestLine[]): GuestItems {
  const answers = useQueries({
    queries: lines.map(({ productId }) => getGetProductQueryOptions({ productId }, quiet)),
  });
  const read = lines.map((line, index) => ({ line, answer: answers[index] }));
  const failed = read.filter(({ answer }) => !answer?.data && answer?.isError && !isGone(answer.error));
  return {
    items: read.flatMap(({ line, answer }) => {
      if (answer?.data) return soldItem(line, answer.data.data);
      return isGone(answer?.error) ? withdrawnItem(line) : [];
    }),
    unread: failed.map(({ line }) => line),
    isPending: answers.some(({ data, isError }) => !data && !isError),
    retry: () => {
      for (const { answer } of failed) void answer?.refetch();
    },
  };
}
