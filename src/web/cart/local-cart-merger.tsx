import { useCallback, useEffect } from 'react';
import { listCartItems, useAddCartItem } from '#generated/hooks/cart/cart.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/messages/message-store.ts';
import { type Merged, mergeLocalCart } from './merge-local-cart.ts';
import { useCartChanged } from './use-cart-changed.ts';

/** Moves what this browser kept into the cart of the member and says what came of it. */
export function useMergeLocalCart(email: string): () => Promise<void> {
  const { t } = useTexts();
  const changed = useCartChanged();
  const { mutateAsync } = useAddCartItem({ mutation: { meta: { ownMessage: true } } });
  return useCallback(async () => {
    const tell = ({ moved, refused, lost }: Merged) => {
      if (moved > 0) showMessage('success', t('cart.local.merged', { count: moved }));
      if (refused > 0) showMessage('warning', t('cart.local.notMerged', { count: refused }));
      if (lost) showMessage('danger', t('cart.local.lost'));
    };
    const pieces = async () => {
      const { data } = await listCartItems();
      return new Map(data.map(({ productId, num }) => [productId, num]));
    };
    const add = (productId: number, producNum: number) => mutateAsync({ data: { productId, producNum } });
    tell(await mergeLocalCart({ email, pieces, add }));
    await changed();
  }, [email, t, changed, mutateAsync]);
}

/** Does so once, as soon as it is shown. */
export function LocalCartMerger({ email }: { email: string }) {
  const merge = useMergeLocalCart(email);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each member that signs in
  useEffect(() => void merge(), [email]);
  return null;
}
