import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSampleInStock } from '#domain/orders-sample/decide-sample.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Button } from '#web/components/button.tsx';
import { usePressGuard } from '#web/components/press-guard.ts';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { buyNowHref } from '#web/paths.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useMemberAction } from './use-member-action.ts';

const sampleDialog = lazyPart(formAreas, async () => (await import('./sample-dialog.tsx')).SampleDialog);

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 2,
    _print: { display: 'none' },
    '& > button': { px: 2 },
    '& [data-more]': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: 1,
      marginInline: -2,
    },
    ...favouriteStyles,
  },
});

interface BuyButtonsProps {
  product: Product;
  quantity: number;
  /** This quantity cannot be bought. */
  refused: boolean;
  /** The id of the notice that says what is not in stock. */
  noticeId: string;
}

/** What can be done with the part. A visitor keeps it in the cart of the browser; everything else asks to sign in. */
export function BuyButtons({ product, quantity, refused, noticeId }: BuyButtonsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const asMember = useMemberAction();
  const guardPress = usePressGuard();
  const cart = useAddToCart();
  const [sample, setSample] = useState(false);
  const { productId, customIntegration } = product;
  const refusedBy = refused ? noticeId : undefined;
  const noSample = !isSampleInStock(product);
  return (
    <Buttons>
      <Button
        variant="accent"
        size="large"
        disabled={refused}
        aria-describedby={refusedBy}
        {...guardPress(() => {
          const order = buyNowHref(productId, quantity);
          asMember(() => navigate(order), order);
        })}
      >
        {t('catalogue.buy.buyNow')}
      </Button>
      <Button
        size="large"
        disabled={cart.running || refused}
        aria-describedby={refusedBy}
        {...guardPress(() => cart.add(product, quantity))}
      >
        {t('catalogue.buy.addToCart')}
      </Button>
      <div data-more>
        <FavouriteButton productId={productId} name={product.productNum} labelled />
        {customIntegration > 0 && (
          <Button
            variant="ghost"
            size="small"
            disabled={noSample}
            aria-describedby={noSample ? noticeId : undefined}
            aria-haspopup="dialog"
            onClick={() => asMember(() => setSample(true))}
          >
            {t('catalogue.buy.sample', { points: formatCount(customIntegration) })}
          </Button>
        )}
      </div>
      {sample && <ShownPart part={sampleDialog} with={{ product, onClose: () => setSample(false) }} />}
    </Buttons>
  );
}
