import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { quantityRules } from '#domain/cart/line-problem.ts';
import { readQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';
import { hasPrice, type PricedProduct } from '../detail/offer.ts';
import { BreaksTip, breaksTipId } from './breaks-tip.tsx';
import { copyText } from './copy-text.ts';
import { useRowPurchase } from './use-row-purchase.ts';

export interface RowActionsProps {
  /** The element that holds the rows. */
  surface: RefObject<HTMLElement | null>;
  products: readonly Product[];
  /** The button that was clicked before this part was there. */
  early: RefObject<HTMLElement | undefined>;
}

interface Shown {
  readonly product: PricedProduct;
  readonly quantity: number;
  readonly anchor: HTMLElement;
}

/** ms that the pointer may take from a price to its breaks. */
const grace = 160;

function boxOf(surface: HTMLElement, productId: string): HTMLInputElement | null {
  return surface.querySelector<HTMLInputElement>(`input[data-pieces="${productId}"]`);
}

/** Shows the breaks of the price under the pointer or in focus. They stay while the pointer is on them; Escape closes them. */
function useBreaks({ surface, products }: RowActionsProps): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const show = useEffectEvent((anchor: HTMLElement) => {
    const product = products.find(({ productId }) => String(productId) === anchor.dataset.breaks);
    const box = surface.current && boxOf(surface.current, anchor.dataset.breaks ?? '');
    if (!product || !hasPrice(product)) return;
    const typed = readQuantity(box?.value ?? '', quantityRules(product));
    setShown({ product, quantity: typed.ok ? typed.value : product.startBuy, anchor });
  });
  /** Without the pointer on a price, the one in focus has its breaks shown, or none has. */
  const settleOnFocus = useEffectEvent(() => {
    const focused = document.activeElement;
    if (
      focused instanceof HTMLElement &&
      focused.matches('[data-breaks]') &&
      surface.current?.contains(focused)
    )
      show(focused);
    else setShown(undefined);
  });
  const follow = useEffectEvent((box: EventTarget | null) => {
    if (shown && box instanceof HTMLInputElement && box.dataset.pieces === shown.anchor.dataset.breaks)
      show(shown.anchor);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const priceAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-breaks]') : null;
    const isOnTip = ({ target }: Event) => target instanceof Element && target.closest(`#${breaksTipId}`);
    const close = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const point = (event: Event) => {
      const price = priceAt(event);
      if (price && surface.current?.contains(price)) {
        clearTimeout(timer);
        show(price);
      } else if (isOnTip(event)) clearTimeout(timer);
      else {
        clearTimeout(timer);
        timer = setTimeout(() => settleOnFocus(), grace);
      }
    };
    const leave = (event: FocusEvent) => priceAt(event) && close();
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    document.addEventListener('pointerover', point, options);
    surface.current?.addEventListener('focusin', (event) => priceAt(event) && point(event), options);
    surface.current?.addEventListener('focusout', leave, options);
    surface.current?.addEventListener('input', ({ target }) => follow(target), options);
    document.addEventListener('keydown', press, options);
    document.addEventListener('scroll', close, { ...options, capture: true });
    // A price that had the focus before this part was there.
    settleOnFocus();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [surface]);
  const anchor = shown?.anchor;
  useEffect(() => {
    anchor?.setAttribute('aria-describedby', breaksTipId);
    return () => anchor?.removeAttribute('aria-describedby');
  }, [anchor]);
  return shown;
}

/** Brings the plain elements of rows to life, by events of the element that holds them: purchase, copying, price breaks. */
export function RowActions(props: RowActionsProps) {
  const { surface, products, early } = props;
  const { t } = useTexts();
  const { settle, buy, clearWarning } = useRowPurchase();
  const shown = useBreaks(props);
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
