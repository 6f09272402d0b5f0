import { useCallback, useEffect } from 'react';
import { listCartItems, useAddCartItem } from '#generated/hooks/cart/cart.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { type Merged, mergeGuestCart } from './merge-guest-cart.ts';
import { useCartChanged } from './use-cart-changed.ts';

/** Moves the guest cart into the member's cart and shows the result. */
export function useMergeGuestCart(email: string): () => Promise<void> {
  const { t } = useTexts();
  const refresh = useCartChanged();
  const { mutateAsync } = useAddCartItem({ mutation: { meta: { suppressErrorToast: true } } });
  return useCallback(async () => {
    const report = ({ moved, refused, lost }: Merged) => {
      if (moved > 0) showMessage('success', t('cart.guest.merged', { count: moved }));
      if (refused > 0) showMessage('warning', t('cart.guest.notMerged', { count: refused }));
      if (lost) showMessage('danger', t('cart.guest.lost'));
    };
    const pieces = async () => {
      const { data } = await listCartItems();
      return new Map(data.map(({ productId, num }) => [productId, num]));
    };
    const add = (productId: number, producNum: number) => mutateAsync({ data: { productId, producNum } });
    report(await mergeGuestCart({ email, pieces, add }));
    await refresh();
  }, [email, t, refresh, mutateAsync]);
}

/** Runs the merge once on mount. */
export function GuestCartMerger({ email }: { email: string }) {
  const merge = useMergeGuestCart(email);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each member that signs in
  useEffect(() => void merge(), [email]);
  return null;
}
