import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { quantityRules } from '#domain/cart/line-problem.ts';
import { readQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { hasPrice, type PricedProduct } from '../detail/offer.ts';
import { breaksTipId } from './breaks-tip.tsx';

interface Shown {
  readonly product: PricedProduct;
  readonly quantity: number;
  readonly anchor: HTMLElement;
}

/** ms that the pointer may take from a price to its breaks. */
const grace = 160;

/** The quantity box in the row of a product. */
export function boxOf(surface: HTMLElement, productId: string): HTMLInputElement | null {
  return surface.querySelector<HTMLInputElement>(`input[data-pieces="${productId}"]`);
}

function priceAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-breaks]') : null;
}

function isOnTip({ target }: Event): boolean {
  return target instanceof Element && target.closest(`#${breaksTipId}`) !== null;
}

/** Which price is pointed at and which one is in focus. Escape silences both until the pointer or the focus has left the price. */
class Attention {
  pointed: HTMLElement | undefined;
  focused: HTMLElement | undefined;
  readonly #silenced = { pointed: false, focused: false };

  point(price: HTMLElement | undefined): void {
    if (this.pointed !== price) this.#silenced.pointed = false;
    this.pointed = price;
  }

  focus(price: HTMLElement | undefined): void {
    if (this.focused !== price) this.#silenced.focused = false;
    this.focused = price;
  }

  silence(): void {
    this.#silenced.pointed = true;
    this.#silenced.focused = true;
  }

  /** The price whose breaks are shown: the one under the pointer, else the one in focus. */
  currentPrice(): HTMLElement | undefined {
    if (this.pointed) return this.#silenced.pointed ? undefined : this.pointed;
    return this.#silenced.focused ? undefined : this.focused;
  }
}

function useDescribed(anchor: HTMLElement | undefined): void {
  useEffect(() => {
    anchor?.setAttribute('aria-describedby', breaksTipId);
    return () => anchor?.removeAttribute('aria-describedby');
  }, [anchor]);
}

/** Shows the breaks of the price under the pointer or in focus. They stay while the pointer is on them; Escape closes them. */
export function useBreaks(
  surface: RefObject<HTMLElement | null>,
  products: readonly Product[],
): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const [attention] = useState(() => new Attention());
  const show = useEffectEvent((anchor: HTMLElement | undefined) => {
    if (!anchor) return setShown(undefined);
    const product = products.find(({ productId }) => String(productId) === anchor.dataset.breaks);
    const box = surface.current && boxOf(surface.current, anchor.dataset.breaks ?? '');
    if (!product || !hasPrice(product)) return;
    const typed = readQuantity(box?.value ?? '', quantityRules(product));
    setShown({ product, quantity: typed.ok ? typed.value : product.startBuy, anchor });
  });
  const follow = useEffectEvent((box: EventTarget | null) => {
    if (shown && box instanceof HTMLInputElement && box.dataset.pieces === shown.anchor.dataset.breaks)
      show(shown.anchor);
  });
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !shown) return;
    attention.silence();
    setShown(undefined);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rowPrice = (event: Event) => {
      const price = priceAt(event);
      return price && surface.current?.contains(price) ? price : undefined;
    };
    const point = (event: Event) => {
      clearTimeout(timer);
      if (isOnTip(event)) return;
      const price = rowPrice(event);
      attention.point(price);
      if (price) show(attention.currentPrice());
      // Without the pointer on a price, the one in focus has its breaks shown, or none has.
      else timer = setTimeout(() => show(attention.currentPrice()), grace);
    };
    const enter = (event: Event) => {
      attention.focus(rowPrice(event));
      if (attention.focused) show(attention.focused);
    };
    const close = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const leave = (event: FocusEvent) => {
      if (!priceAt(event)) return;
      clearTimeout(timer);
      attention.focus(undefined);
      // The pointer may be on another price.
      show(attention.currentPrice());
    };
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    document.addEventListener('pointerover', point, options);
    surface.current?.addEventListener('focusin', enter, options);
    surface.current?.addEventListener('focusout', leave, options);
    surface.current?.addEventListener('input', ({ target }) => follow(target), options);
    document.addEventListener('keydown', press, options);
    document.addEventListener('scroll', close, { ...options, capture: true });
    // A price that had the focus before this part was there.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches('[data-breaks]')) {
      if (surface.current?.contains(activeElement)) attention.focus(activeElement);
    }
    show(attention.currentPrice());
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [surface, attention]);
  useDescribed(shown?.anchor);
  return shown;
}
