import { chakra } from '@chakra-ui/react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { LinesAmount, Price } from '#web/components/price.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { mostDigits, useMoney } from '#web/money/use-money.ts';
import { LaterPieces } from '#web/orders/later-pieces.tsx';
import type { OrderRow } from '#web/orders/order-rows.ts';
import { productHref } from '#web/paths.ts';
import { largeHitArea, touch } from '#web/theme/media.ts';
import { Section } from './section.tsx';

const pictureSize = 48;

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'table',
    lineHeight: '20px',
    '& th, & td': {
      paddingBlock: 2,
      paddingInline: 2,
      borderBottom: 'line',
      verticalAlign: 'middle',
      textAlign: 'end',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& thead th:first-of-type, & th[scope=row]': { paddingInlineStart: 0, textAlign: 'start' },
    '& thead th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
    '& tbody tr:last-of-type > *': { borderBottom: 'none' },
    '& th[scope=row] > div': {
      display: 'flex',
      gap: 3,
      alignItems: 'center',
      minWidth: 0,
      fontWeight: 'normal',
    },
    '& th a': {
      textStyle: 'part',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      [touch]: largeHitArea,
    },
    '& th p': { color: 'fg.muted', lineClamp: { base: 'none', md: 2 } },
    '& th small': { display: 'block', color: 'warning', fontSize: 'sm' },
    '& [data-times]': { display: { md: 'none' }, color: 'fg.muted', _print: { display: 'none' } },
    // A sheet of paper has the table, however narrow.
    '@media screen and (max-width: 767px)': {
      '& thead': { srOnly: true },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        borderBottom: 'line',
        paddingBlock: 2,
      },
      '& th, & td': { borderBottom: 'none', paddingBlock: 0, paddingInline: 0 },
      '& th': { gridColumn: '1 / -1', paddingBottom: 1 },
      '& td data': { paddingInlineEnd: 0 },
      '& td:nth-of-type(1)': { display: 'none' },
      '& td:nth-of-type(2)': { textAlign: 'start', paddingInlineStart: `${pictureSize + 12}px` },
    },
  },
});

function Row({ row, digits }: { row: OrderRow; digits: number }) {
  const { productId, title, text, pictures, quantity, unitPrice, later } = row;
  const count = typeof quantity === 'number' ? formatCount(quantity) : quantity;
  return (
    <tr>
      <th scope="row">
        <div>
          <PartImage src={firstImage(pictures)} alt="" size={pictureSize} />
          <div>
            {productId === undefined ? <b>{title}</b> : <Link to={productHref(productId)}>{title}</Link>}
            <p>
              <MeasuredText text={text} />
            </p>
            <LaterPieces later={later} />
          </div>
        </div>
      </th>
      <td>{count}</td>
      <td>
        {unitPrice !== undefined && <Price cents={unitPrice} digits={digits} />}
        <span data-times aria-hidden="true">
          {' '}
          × {count}
        </span>
      </td>
      <td>
        {unitPrice !== undefined && typeof quantity === 'number' && (
          <LinesAmount lines={[{ price: unitPrice, quantity }]} />
        )}
      </td>
    </tr>
  );
}

/** The products of an order at the price that was agreed. */
export function LineTable({ rows }: { rows: readonly OrderRow[] }) {
  const { t } = useTexts();
  const digits = mostDigits(
    useMoney(),
    rows.map(({ unitPrice }) => unitPrice),
  );
  const isPriced = rows.some(({ unitPrice }) => unitPrice !== undefined);
  return (
    <Section title={t('orders.detail.lines')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('orders.detail.part')}</th>
            <th scope="col">{t('orders.list.quantity')}</th>
            <th scope="col">
              {isPriced ? (
                t('orders.detail.agreedPrice')
              ) : (
                <HiddenText>{t('orders.detail.agreedPrice')}</HiddenText>
              )}
            </th>
            <th scope="col">
              {isPriced ? (
                t('orders.list.lineAmount')
              ) : (
                <HiddenText>{t('orders.list.lineAmount')}</HiddenText>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} digits={digits} />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
