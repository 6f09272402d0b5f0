import { useQueryClient } from '@tanstack/react-query';
import { codes, constants } from '#generated/constants.ts';
import {
  getListFavouriteIdsQueryKey,
  getListFavouritesQueryKey,
  useAddFavourite,
  useDeleteFavourite,
  useListFavouriteIds,
} from '#generated/hooks/favourites/favourites.ts';
import type { FavouriteId } from '#generated/hooks/model/favouriteId.ts';
import type { ListFavouriteIdsAnswer } from '#generated/hooks/model/listFavouriteIdsAnswer.ts';
import { ApiError } from '#web/api/api-error.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useSession } from '#web/session/session-store.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { forgetWish } from './favourite-wish.ts';

/** Stands for the number of a favourite that the shop has not confirmed yet. */
const unconfirmed = 0;

/** What every toggle on the page knows of the member's favourites; changed ahead of the shop's response. */
function useFavouriteIds() {
  const queries = useQueryClient();
  const queryKey = getListFavouriteIdsQueryKey();
  const put = (productId: number, entry: FavouriteId | undefined) =>
    queries.setQueryData<ListFavouriteIdsAnswer>(queryKey, (known) => {
      const others = known?.data.filter((favourite) => favourite.productId !== productId) ?? [];
      return known && { ...known, data: entry ? [entry, ...others] : others };
    });
  const putAhead = async (productId: number, entry: FavouriteId | undefined) => {
    // A reading that is under way would undo the change.
    await queries.cancelQueries({ queryKey });
    put(productId, entry);
  };
  const reread = () => {
    void queries.invalidateQueries({ queryKey: getListFavouritesQueryKey() });
    return queries.invalidateQueries({ queryKey });
  };
  return { put, putAhead, reread };
}

/** Whether a product is a favourite of the member, and how it becomes one and stops being one. */
export function useFavourite(productId: number) {
  const { t } = useTexts();
  const signedIn = useSession() !== undefined;
  const { data } = useListFavouriteIds({ query: { enabled: signedIn } });
  const { put, putAhead, reread } = useFavouriteIds();
  const known = signedIn ? data?.data.find((favourite) => favourite.productId === productId) : undefined;
  const add = useAddFavourite({
    mutation: {
      meta: { suppressErrorToast: true },
      onMutate: () => putAhead(productId, { productId, proCollecId: unconfirmed }),
      onSuccess: () => {
        forgetWish(productId);
        showMessage('success', t('favourites.button.added'));
      },
      onError: (error) => {
        put(productId, undefined);
        // Without a response the wish stays: a reload that ends the call fails it like a lost network.
        if (error instanceof ApiError) forgetWish(productId);
        const isFull = error instanceof ApiError && error.code === codes.notOffered;
        const limit = formatCount(constants.favouritesMax);
        if (isFull) showMessage('warning', t('favourites.button.full', { limit }));
        else if (error instanceof ApiError) showMessage('danger', error.message);
        else showMessage('danger', t('errors.network.failed'), 'network');
      },
      onSettled: reread,
    },
  });
  const remove = useDeleteFavourite({
    mutation: {
      onMutate: async () => {
        forgetWish(productId);
        await putAhead(productId, undefined);
        return { removed: known };
      },
      onSuccess: () => showMessage('success', t('favourites.button.removed')),
      // By then `known` is what the latest render knows: nothing.
      onError: (_error, _request, context) => put(productId, context?.removed),
      onSettled: reread,
    },
  });
  const isRunning = add.isPending || remove.isPending;
  const once = useOneAtATime();
  // Each call has its own report of a failure.
  const addNow = () => add.mutateAsync({ data: { productId } }).catch(() => undefined);
  const keep = () => once(addNow);
  const toggle = () =>
    once(async () => {
      if (!known) return addNow();
      return remove.mutateAsync({ data: { proCollecId: known.proCollecId } }).catch(() => undefined);
    });
  return { isFavourite: known !== undefined, isRunning, keep, toggle };
}
