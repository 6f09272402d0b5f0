import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Product } from '#generated/hooks/model/product.ts';
import { isComposing } from '#web/components/is-composing.ts';
import { PressGuard } from '#web/components/press-guard.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
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

/** The button of a row that a click is on. */
function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-add], [data-copy]') : null;
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
    const guard = new PressGuard();
    const point = ({ target }: Event) => {
      if (buttonAt(target)?.dataset.add !== undefined) guard.press();
    };
    const click = ({ target, detail }: MouseEvent) => {
      const { add, copy: text } = buttonAt(target)?.dataset ?? {};
      if (add !== undefined) guard.click(detail, () => buyAt(add));
      if (text !== undefined) void copy(text);
    };
    const press = (event: KeyboardEvent) => {
      guard.forgetPress();
      const { target, key } = event;
      if (key !== 'Enter' || isComposing(event)) return;
      if (target instanceof HTMLInputElement && target.dataset.pieces !== undefined)
        buyAt(target.dataset.pieces);
    };
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.dataset.pieces !== undefined) settleAt(target);
    };
    const stop = new AbortController();
    holder.addEventListener('input', clearWarning, stop);
    holder.addEventListener('pointerdown', point, stop);
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
