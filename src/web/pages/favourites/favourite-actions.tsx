import { chakra } from '@chakra-ui/react';
import type { Favourite } from '#generated/hooks/model/favourite.ts';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useAddFavouriteToCart } from './use-add-favourite-to-cart.ts';
import { useRemoveFavourite } from './use-remove-favourite.ts';

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' },
});

interface FavouriteActionsProps {
  favourite: Favourite;
  onRemoved: (favourite: Favourite) => void;
}

/** What can be done with a favourite. */
export function FavouriteActions({ favourite, onRemoved }: FavouriteActionsProps) {
  const { t } = useTexts();
  const { params: product } = favourite;
  const cart = useAddFavouriteToCart({ product });
  const removal = useRemoveFavourite(favourite, onRemoved);
  return (
    <Actions>
      {cart.canBuy && (
        <Button
          size="small"
          aria-label={cart.label}
          aria-disabled={cart.isRunning || undefined}
          onClick={cart.add}
        >
          {t('favourites.list.addToCart')}
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label={t('favourites.list.remove', { name: product.productNum })}
        aria-disabled={removal.isRunning || undefined}
        onClick={removal.remove}
      >
        {t('favourites.list.removeShort')}
      </Button>
    </Actions>
  );
}
