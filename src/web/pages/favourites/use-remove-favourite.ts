import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateListFavouriteIds,
  invalidateListFavourites,
  useAddFavourite,
  useDeleteFavourite,
} from '#generated/hooks/favourites/favourites.ts';
import type { Favourite } from '#generated/hooks/model/favourite.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';

function useFavouritesChanged() {
  const queries = useQueryClient();
  return () => Promise.all([invalidateListFavourites(queries), invalidateListFavouriteIds(queries)]);
}

/** Removes a favourite at once; `onRemoved` may offer to undo it. The error policy reports a failure. */
export function useRemoveFavourite(favourite: Favourite, onRemoved: (favourite: Favourite) => void) {
  const refresh = useFavouritesChanged();
  const once = useOneAtATime();
  const call = useDeleteFavourite({ mutation: { onSettled: refresh } });
  const { proCollecId } = favourite;
  const remove = () =>
    once(() =>
      call.mutateAsync({ data: { proCollecId } }).then(
        () => onRemoved(favourite),
        () => undefined,
      ),
    );
  return { remove, isRunning: call.isPending };
}

/** Keeps a removed favourite again; the shop restores it as it was. The error policy reports a failure. */
export function useRestoreFavourite(onRestored: () => void) {
  const { t } = useTexts();
  const refresh = useFavouritesChanged();
  const once = useOneAtATime();
  const call = useAddFavourite({ mutation: { onSettled: refresh } });
  return ({ params: { productId, productNum: name } }: Favourite) =>
    once(() =>
      call.mutateAsync({ data: { productId } }).then(
        () => {
          onRestored();
          showMessage('success', t('favourites.list.restored', { name }));
        },
        () => undefined,
      ),
    );
}
