import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { constants } from '#generated/constants.ts';
import {
  getListCartItemsQueryKey,
  type ListCartItemsQueryResult,
  updateCartItem,
  useUpdateCartItem,
} from '#generated/hooks/cart/cart.ts';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { failureText } from '#web/api/failure-text.ts';
import { loadExchange } from '#web/api/mutator.ts';
import { useCartChanged } from '#web/cart/use-cart-changed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useStore } from '#web/state/store.ts';
import { cartLine } from './line-offer.ts';
import { type Outlet, QuantitySender } from './quantity-sender.ts';

const none: ReadonlyMap<number, never> = new Map<number, never>();

function atQuantity(item: CartItem, num: number): CartItem {
  const { price } = cartLine(item, num);
  return { ...item, num, ...(price === undefined ? {} : { priceThen: price }) };
}

/** Sends a quantity and updates the lines on the page; a pending read is outdated and gets cancelled. */
function useSend(): Outlet['send'] {
  const queries = useQueryClient();
  const { mutateAsync } = useUpdateCartItem({ request: { outlivesPage: true } });
  return async (carId, num) => {
    await mutateAsync({ data: { carId, num } });
    const queryKey = getListCartItemsQueryKey();
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<ListCartItemsQueryResult>(
      queryKey,
      (answer) =>
        answer && {
          ...answer,
          data: answer.data.map((item) => (item.carId === carId ? atQuantity(item, num) : item)),
        },
    );
  };
}

type SendNow = typeof import('#web/api/send-now.ts').sendNow;

/**
 * Sends what waits when the page is left or hidden, and once more when the document goes: a call that is signed by then only in part
 * would be lost. A browser may bring the document back as it was left: what was sent is forgotten then. The listeners are there only
 * while something waits.
 */
function useSentBeforeLeaving(sender: QuantitySender): void {
  const now = useRef<SendNow>(undefined);
  useEffect(() => {
    Promise.all([import('#web/api/send-now.ts'), loadExchange()]).then(
      ([{ sendNow }]) => {
        now.current = sendNow;
      },
      // A page that goes then sends what waits as one that is hidden does.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const flush = () => void sender.flush();
    let isGone = false;
    const hide = () => !isGone && document.visibilityState === 'hidden' && flush();
    const goAway = () => {
      const { current: sendNow } = now;
      if (!sendNow) return flush();
      isGone = true;
      const sent = sender.drafts.get();
      for (const [carId, num] of sent)
        updateCartItem({ carId, num }, { silent: true, sendNow }).catch(() => undefined);
      const comeBack = () => {
        isGone = false;
        sender.forget(sent);
      };
      window.addEventListener('pageshow', comeBack, { once: true });
    };
    const listen = () => {
      const isWaiting = sender.drafts.get().size > 0;
      const change = isWaiting ? 'addEventListener' : 'removeEventListener';
      window[change]('pagehide', goAway);
      document[change]('visibilitychange', hide);
    };
    const leave = sender.drafts.subscribe(listen);
    return () => {
      leave();
      window.removeEventListener('pagehide', goAway);
      document.removeEventListener('visibilitychange', hide);
      flush();
    };
  }, [sender]);
}

/** The quantities that are being edited: their drafts and refusals; all are sent before the page is left. */
export function useQuantities() {
  const { t } = useTexts();
  const refresh = useCartChanged();
  const send = useSend();
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(none);
  const refuse = (carId: number, reason: string | undefined) =>
    setRefusals((known) => {
      const next = new Map(known);
      if (reason === undefined) next.delete(carId);
      else next.set(carId, reason);
      return next;
    });
  const outlet: Outlet = {
    send,
    onRefused: (carId, error) =>
      refuse(
        carId,
        failureText(error, t, (reason) => t('cart.notice.refused', { reason })),
      ),
    onSettled: () => void refresh(),
  };
  const latest = useRef(outlet);
  useEffect(() => {
    latest.current = outlet;
  });
  const [sender] = useState(
    () =>
      new QuantitySender(
        {
          send: (carId, num) => latest.current.send(carId, num),
          onRefused: (carId, error) => latest.current.onRefused(carId, error),
          onSettled: () => latest.current.onSettled(),
        },
        constants.cartDebounce,
      ),
  );
  useSentBeforeLeaving(sender);
  return {
    drafts: useStore(sender.drafts, none),
    refusals,
    change: (carId: number, num: number) => {
      refuse(carId, undefined);
      sender.set(carId, num);
    },
    drop: (carId: number) => sender.drop(carId),
    flush: () => sender.flush(),
  };
}
