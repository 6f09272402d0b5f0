import { chakra } from '@chakra-ui/react';
import { pageSizes } from '#generated/constants.ts';
import { useListFavourites } from '#generated/hooks/favourites/favourites.ts';
import { useListFootprints } from '#generated/hooks/footprints/footprints.ts';
import type { VisitedProduct } from '#generated/hooks/model/visitedProduct.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { Price } from '#web/components/price.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths, productHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { HomeBox } from './home-box.tsx';
import { quiet } from './quiet.ts';

const pictureSize = 40;

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: `${pictureSize}px minmax(0, 1fr) auto`,
      columnGap: 3,
      alignItems: 'center',
      paddingBlock: 2,
      borderTop: 'line',
      fontSize: 'table',
    },
    '& a': { ...clickTarget, textStyle: 'part', overflowWrap: 'anywhere' },
    '& p': { color: 'fg.muted', lineClamp: { base: 'none', md: 1 } },
  },
});

function Product({ product }: { product: VisitedProduct }) {
  const { productId, productNum, productName, productImg, unitPrice } = product;
  return (
    <li>
      <PartImage src={firstImage(productImg)} alt="" size={pictureSize} />
      <div>
        <Link to={productHref(productId)}>{productNum}</Link>
        <p title={productName}>
          <MeasuredText text={productName} />
        </p>
      </div>
      <Price cents={unitPrice} />
    </li>
  );
}

/** The products that were looked at last. */
export function FootprintsBox() {
  const { t } = useTexts();
  const query = useListFootprints({ pageNum: 1, pageSize: pageSizes.listFootprints.memberHome }, quiet);
  return (
    <HomeBox
      title={t('member.area.footprints')}
      to={paths.footprints}
      query={query}
      height="180px"
      empty={<p>{t('memberHome.empty.footprints')}</p>}
    >
      {({ data }) => (
        <List>
          {data.map(({ footId, params }) => (
            <Product key={footId} product={params} />
          ))}
        </List>
      )}
    </HomeBox>
  );
}

/** The favourites that were added last. */
export function FavouritesBox() {
  const { t } = useTexts();
  const query = useListFavourites({ pageNum: 1, pageSize: pageSizes.listFavourites.memberHome }, quiet);
  return (
    <HomeBox
      title={t('member.area.favourites')}
      to={paths.favourites}
      query={query}
      height="180px"
      empty={<p>{t('memberHome.empty.favourites')}</p>}
    >
      {({ data }) => (
        <List>
          {data.map(({ proCollecId, params }) => (
            <Product key={proCollecId} product={params} />
          ))}
        </List>
      )}
    </HomeBox>
  );
}
