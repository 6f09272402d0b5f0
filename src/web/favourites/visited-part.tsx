import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { visitedProductWithdrawnValues } from '#generated/enums.ts';
import type { VisitedProduct } from '#generated/hooks/model/visitedProduct.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { Stock } from '#web/components/stock.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { productHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';

const Part = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minWidth: 0,
    textAlign: 'start',
    // The other cells of the row are on the line of the name, not on the foot of the picture.
    '& > div': { minWidth: 0, alignSelf: 'baseline' },
    '& a': { ...clickTarget, color: 'fg', _hover: { color: 'primary' } },
    '& p': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
  },
});

const Gone = chakra('span', { base: { color: 'danger', whiteSpace: 'nowrap' } });

const pictureSize = 48;

/** Whether the product of an entry left the shop. */
export function isGone({ withdrawn }: VisitedProduct): boolean {
  return withdrawn === visitedProductWithdrawnValues.noLongerSold;
}

/** Picture and name of a product, which lead to its page; `children` is what follows the name. */
export function VisitedPart({
  product,
  name,
  children,
}: {
  product: VisitedProduct;
  name: string;
  children?: ReactNode;
}) {
  return (
    <Part>
      <PartImage src={firstImage(product.productImg)} alt="" size={pictureSize} />
      <div>
        <Link to={productHref(product.productId)}>
          <span>
            <MeasuredText text={name} />
          </span>
        </Link>
        {children}
      </div>
    </Part>
  );
}

/** How much of a product is in stock, or that it is no longer sold. */
export function VisitedStock({ product }: { product: VisitedProduct }) {
  const { t } = useTexts();
  if (isGone(product)) return <Gone>{t('favourites.product.withdrawn')}</Gone>;
  return <Stock product={{ ...product, withdrawn: false }} />;
}
