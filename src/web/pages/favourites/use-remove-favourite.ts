import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListFavouriteIdsQueryKey,
  getListFavouritesQueryKey,
  useAddFavourite,
  useDeleteFavourite,
} from '#generated/hooks/favourites/favourites.ts';
import type { Favourite } from '#generated/hooks/model/favourite.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

/** Removes a favourite at once and offers to undo it; the shop restores it as it was. */
export function useRemoveFavourite() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<Favourite>();
  const changed = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: getListFavouritesQueryKey() }),
      queries.invalidateQueries({ queryKey: getListFavouriteIdsQueryKey() }),
    ]);
  const call = useDeleteFavourite({ mutation: { onSettled: changed } });
  const add = useAddFavourite({ mutation: { onSettled: changed } });
  const remove = (favourite: Favourite) => {
    if (call.isPending) return;
    const data = { proCollecId: favourite.proCollecId };
    call.mutate({ data }, { onSuccess: () => setRemoved(favourite) });
  };
  const undo = () => {
    if (!removed || add.isPending) return;
    const { productId, productNum: name } = removed.params;
    const onSuccess = () => {
      setRemoved(undefined);
      showMessage('success', t('favourites.list.restored', { name }));
    };
    add.mutate({ data: { productId } }, { onSuccess });
  };
  const leaving = call.isPending ? call.variables.data.proCollecId : undefined;
  return { removed, remove, undo, leaving };
}
