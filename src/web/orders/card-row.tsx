import type { SystemStyleObject } from '@chakra-ui/react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { LinesAmount } from '#web/components/price.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { LaterPieces } from '#web/orders/later-pieces.tsx';
import type { OrderRow } from '#web/orders/order-rows.ts';
import { productHref } from '#web/paths.ts';
import { clickTarget, largeHitArea, touch } from '#web/theme/media.ts';

const pictureSize = 40;

const rows = '& > div > ul';

/** Styles of the rows, for the card that contains them. */
export const cardRowStyles: SystemStyleObject = {
  [rows]: { display: 'grid', alignContent: 'start', rowGap: 2, minWidth: 0 },
  [`${rows} > li`]: {
    display: 'grid',
    gridTemplateColumns: {
      base: `${pictureSize}px minmax(0, 1fr) auto`,
      md: `${pictureSize}px minmax(0, 1fr) 88px 104px`,
    },
    columnGap: 3,
    alignItems: 'center',
    minHeight: `${pictureSize}px`,
    fontSize: 'table',
    lineHeight: '20px',
  },
  [`${rows} > li > a`]: { ...clickTarget, gridColumn: '2 / -1' },
  [`${rows} [data-what]`]: { minWidth: 0 },
  [`${rows} [data-what] a`]: {
    textStyle: 'part',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    [touch]: largeHitArea,
  },
  [`${rows} [data-what] b`]: { fontWeight: 'medium' },
  [`${rows} [data-what] p`]: { color: 'fg.muted', lineClamp: { base: 'none', md: 1 } },
  [`${rows} [data-what] small`]: { display: 'block', color: 'warning', fontSize: 'sm' },
  [`${rows} [data-number]`]: { textAlign: 'end', overflowWrap: 'anywhere' },
  [`${rows} [data-number] + [data-number]`]: { '@media (max-width: 767px)': { display: 'none' } },
};

/** One product of an order in the list. */
export function CardRow({ row }: { row: OrderRow }) {
  const { t } = useTexts();
  const { productId, title, text, pictures, quantity, unitPrice, later } = row;
  return (
    <li>
      <PartImage src={firstImage(pictures)} alt="" size={pictureSize} />
      <div data-what>
        {productId === undefined ? <b>{title}</b> : <Link to={productHref(productId)}>{title}</Link>}
        <p>
          <MeasuredText text={text} />
        </p>
        <LaterPieces later={later} />
      </div>
      <div data-number>
        <HiddenText>{t('orders.list.quantity')} </HiddenText>
        <span aria-hidden="true">× </span>
        {typeof quantity === 'number' ? formatCount(quantity) : quantity}
      </div>
      <div data-number>
        {unitPrice !== undefined && typeof quantity === 'number' && (
          <>
            <HiddenText>{t('orders.list.lineAmount')} </HiddenText>
            <LinesAmount lines={[{ price: unitPrice, quantity }]} />
          </>
        )}
      </div>
    </li>
  );
}
