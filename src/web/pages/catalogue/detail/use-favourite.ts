import { useQueryClient } from '@tanstack/react-query';
import { getGetProductQueryKey, invalidateGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import {
  getListFavouritesQueryKey,
  useAddFavourite,
  useDeleteFavourite,
} from '#generated/hooks/favourites/favourites.ts';
import type { GetProductAnswer } from '#generated/hooks/model/getProductAnswer.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';

/** Keeps a product among the favourites or takes it out; the product itself says which of the two applies. */
export function useFavourite({ productId, proCollecId }: Product) {
  const queries = useQueryClient();
  const { t } = useTexts();
  const reread = () => {
    void queries.invalidateQueries({ queryKey: getListFavouritesQueryKey() });
    return invalidateGetProduct(queries, { productId });
  };
  const add = useAddFavourite({
    mutation: {
      onSuccess: () => {
        showMessage('success', t('catalogue.buy.kept'));
        return reread();
      },
    },
  });
  const remove = useDeleteFavourite({
    mutation: {
      onSuccess: () => {
        const key = getGetProductQueryKey({ productId });
        queries.setQueryData<GetProductAnswer>(key, (answer) => {
          if (!answer) return answer;
          const { proCollecId: _gone, ...data } = answer.data;
          return { ...answer, data };
        });
        showMessage('success', t('catalogue.buy.notKept'));
        return reread();
      },
    },
  });
  return {
    isFavourite: proCollecId !== undefined,
    running: add.isPending || remove.isPending,
    toggle: () =>
      proCollecId === undefined
        ? add.mutate({ data: { productId } })
        : remove.mutate({ data: { proCollecId } }),
  };
}
