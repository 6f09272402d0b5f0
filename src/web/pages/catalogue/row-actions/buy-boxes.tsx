import type { SystemStyleObject } from '@chakra-ui/react';
import { ShoppingCart } from 'lucide-react';
import { isSoldOut, quantityRules } from '#domain/cart/line-problem.ts';
import { nearestQuantity, smallestQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch, withoutScript } from '#web/theme/media.ts';

/** The look of the boxes, set once on the table that shows them. */
export const buyStyles: SystemStyleObject = {
  '& [data-buy]': { display: 'inline-flex', verticalAlign: 'middle', _print: { display: 'none' } },
  '& [data-buy] input': {
    width: '58px',
    height: '32px',
    px: '6px',
    borderWidth: '1px',
    borderColor: 'line.control',
    background: 'bg',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    [touch]: { width: '76px', height: 'touch' },
  },
  '& [data-add]': {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderWidth: '1px',
    borderInlineStartWidth: 0,
    borderColor: 'line.control',
    color: 'accent',
    _hover: { background: 'accent', color: 'accent.contrast' },
    ...withoutScript,
    [touch]: { width: '48px', height: 'touch' },
  },
};

/** The quantity with which a row begins: the one that is asked for, as far as it can be ordered. */
function firstQuantity(product: Product, quantity: number | undefined): number {
  const rules = quantityRules(product);
  return quantity === undefined ? smallestQuantity(rules) : nearestQuantity(quantity, rules);
}

interface BuyBoxesProps {
  product: Product;
  /** The quantity that prices are shown for. */
  quantity: number | undefined;
}

/** Quantity and purchase of one row; plain elements that `RowActions` brings to life. Nothing for a part that is sold out or has no price. */
export function BuyBoxes({ product, quantity }: BuyBoxesProps) {
  const { t } = useTexts();
  const { productId, productNum } = product;
  if (isSoldOut(product) || product.priceOnRequest) return null;
  return (
    <span data-buy>
      <input
        data-pieces={productId}
        aria-label={t('catalogue.row.quantity', { name: productNum })}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={firstQuantity(product, quantity)}
      />
      <button
        type="button"
        data-add={productId}
        aria-label={t('catalogue.row.add', { name: productNum })}
        title={t('catalogue.buy.addToCart')}
      >
        <ShoppingCart size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
