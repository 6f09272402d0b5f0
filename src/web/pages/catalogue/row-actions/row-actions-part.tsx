import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Product } from '#generated/hooks/model/product.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';
import { BreaksTip } from './breaks-tip.tsx';
import { copyText } from './copy-text.ts';
import { boxOf, useBreaks } from './use-breaks.ts';
import { useRowPurchase } from './use-row-purchase.ts';

export interface RowActionsProps {
  /** The element that holds the rows. */
  surface: RefObject<HTMLElement | null>;
  products: readonly Product[];
  /** The button that was clicked before this part was there. */
  early: RefObject<HTMLElement | undefined>;
}

/** Brings the plain elements of rows to life, by events of the element that holds them: purchase, copying, price breaks. */
export function RowActions(props: RowActionsProps) {
  const { surface, products, early } = props;
  const { t } = useTexts();
  const { settle, buy, clearWarning } = useRowPurchase();
  const shown = useBreaks(surface, products);
  const productOf = (id: string | undefined) => products.find(({ productId }) => String(productId) === id);
  const buyAt = useEffectEvent((id: string | undefined) => {
    const product = productOf(id);
    const box = surface.current && boxOf(surface.current, id ?? '');
    if (product && box) buy(product, box);
  });
  const settleAt = useEffectEvent((box: HTMLInputElement) => {
    const product = productOf(box.dataset.pieces);
    if (product) settle(product, box);
  });
  const copy = useEffectEvent(async (text: string) => {
    const copied = await copyText(text);
    showMessage(
      copied ? 'success' : 'warning',
      t(copied ? 'catalogue.row.copied' : 'catalogue.row.notCopied', { name: text }),
    );
  });
  useEffect(() => {
    const holder = surface.current;
    if (!holder) return;
    const click = ({ target, detail }: MouseEvent) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-add], [data-copy]') : null;
      // A double click buys once.
      if (button?.dataset.add !== undefined && detail < 2) buyAt(button.dataset.add);
      if (button?.dataset.copy !== undefined) void copy(button.dataset.copy);
    };
    const press = ({ target, key }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement && target.dataset.pieces !== undefined)
        buyAt(target.dataset.pieces);
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.pieces === undefined) return;
      // The button of the same row corrects the box itself, and says so instead of buying.
      if (relatedTarget instanceof HTMLElement && relatedTarget.dataset.add === target.dataset.pieces) return;
      settleAt(target);
    };
    const stop = new AbortController();
    holder.addEventListener('input', clearWarning, stop);
    holder.addEventListener('click', click, stop);
    holder.addEventListener('keydown', press, stop);
    holder.addEventListener('focusout', leave, stop);
    const clicked = early.current;
    early.current = undefined;
    if (clicked?.isConnected) clicked.click();
    return () => stop.abort();
  }, [surface, early, clearWarning]);
  return shown ? <BreaksTip {...shown} /> : null;
}
