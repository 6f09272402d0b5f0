import { type MouseEvent, type RefObject, useRef } from 'react';
import type { Product } from '#generated/hooks/model/product.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';

const part = lazyPart(['catalogue'], async () => (await import('./row-actions-part.tsx')).RowActions);

/**
 * What makes the boxes, prices and tools of rows work, loaded after the page. `onClickCapture` belongs to the element that holds the
 * rows: it keeps the click of somebody who was faster.
 */
export function useRowActions(surface: RefObject<HTMLElement | null>, products: readonly Product[]) {
  const early = useRef<HTMLElement>(undefined);
  return {
    onClickCapture: ({ target }: MouseEvent) => {
      if (!part.current() && target instanceof Element)
        early.current = target.closest<HTMLElement>('[data-add], [data-copy]') ?? undefined;
    },
    actions: <ShownPart part={part} with={{ surface, products, early }} />,
  };
}
