import { useGetProduct } from '#generated/hooks/catalogue/catalogue.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { AlternativeList } from './alternative-list.tsx';
import { lastSold } from './last-sold.ts';
import { useAlternatives } from './use-alternatives.ts';

function Found({ product, quantity }: { product: Product; quantity: number }) {
  const { t } = useTexts();
  const { data: found } = useAlternatives(product);
  if (!found) return null;
  if (found.alternatives.length === 0) return <p>{t('catalogue.alternatives.none')}</p>;
  return <AlternativeList alternatives={found.alternatives} quantity={quantity} />;
}

/** Parts in stock that may replace the product of a cart line; nothing while they are not known. */
export function LineAlternatives({ productId, quantity }: { productId: number; quantity: number }) {
  const product = useGetProduct({ productId }, { request: { silent: true } });
  const known = product.data?.data ?? lastSold(product.error);
  return known ? <Found product={known} quantity={quantity} /> : null;
}
