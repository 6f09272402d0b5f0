import { useEffect, useRef } from 'react';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { Button } from '#web/components/button.tsx';
import { focusNearAfter } from '#web/components/return-focus.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { CartStrip } from './cart-parts.tsx';
import { isWithdrawn } from './line-offer.ts';

/** Names the deleted line and can restore it; it takes the focus that was on the line. */
export function DeletedLine({ item, onUndo }: { item: CartItem; onUndo: () => void }) {
  const { t } = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const { carId, productNum, num } = item;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deleted line takes the focus again
  useEffect(() => strip.current?.focus(), [carId]);
  return (
    <CartStrip ref={strip} tabIndex={-1}>
      {t('cart.list.deletedLine', { part: productNum, num: formatCount(num) })}
      {!isWithdrawn(item) && (
        <Button size="small" variant="ghost" onClick={focusNearAfter(onUndo)}>
          {t('cart.list.undo')}
        </Button>
      )}
    </CartStrip>
  );
}
