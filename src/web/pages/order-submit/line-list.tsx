import { chakra } from '@chakra-ui/react';
import { partLine } from '#domain/part-texts/part-line.ts';
import { useBreakText } from '#web/components/break-text.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useLaterText } from '#web/components/later-text.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { LinesAmount, Price } from '#web/components/price.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { mostDigits, useMoney } from '#web/money/use-money.ts';
import { productHref } from '#web/paths.ts';
import { largeHitArea, touch } from '#web/theme/media.ts';
import { type DeliveryError, DeliveryMark } from './delivery-change.tsx';
import { LineCorrection } from './line-correction.tsx';
import type { OrderLine } from './order-line.ts';
import type { OrderSource } from './order-source.ts';

const columns = '64px minmax(0, 1fr) 128px 96px 112px';

const Lines = chakra('div', {
  base: {
    '& > [data-head], & li': {
      display: 'grid',
      gridTemplateColumns: { base: '64px minmax(0, 1fr) auto', md: columns },
      columnGap: { base: 3, md: 4 },
    },
    '& > [data-head]': {
      '@media (max-width: 767px)': { display: 'none' },
      paddingBottom: 2,
      borderBottom: 'line',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    '& > [data-head] > :first-of-type': { gridColumn: 'span 2' },
    '& li': { alignItems: 'center', rowGap: 2, paddingY: 3 },
    '& li + li': { borderTop: 'line' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-picture]': { display: 'grid', gridRow: { base: '1 / span 2', md: 'auto' }, alignSelf: 'start' },
    '& [data-part]': { gridColumn: { base: '2 / -1', md: 'auto' }, minWidth: 0 },
    '& [data-part] a': {
      textStyle: 'part',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      [touch]: largeHitArea,
    },
    '& [data-part] p': { color: 'fg.muted', fontSize: 'table', lineClamp: 2 },
    '& [data-part] [data-later]': { color: 'warning', lineClamp: 'none' },
    '& [data-price], & [data-quantity]': { '@media (max-width: 767px)': { textAlign: 'start' } },
    '& [data-price]': { gridColumn: { base: 2, md: 'auto' }, fontSize: { base: 'table', md: 'body' } },
    '& [data-price] data': { '@media (max-width: 767px)': { paddingInlineEnd: 0 } },
    '& [data-times]': { color: 'fg.muted', md: { display: 'none' } },
    '& [data-quantity]': { '@media (max-width: 767px)': { display: 'none' } },
    '& [data-amount]': { fontWeight: 'bold' },
  },
});

interface LineRowProps {
  line: OrderLine;
  digits: number;
  delivery: DeliveryError | undefined;
}

function LineRow({ line, digits, delivery }: LineRowProps) {
  const { t } = useTexts();
  const quantity = formatCount(line.quantity);
  const saving = useBreakText()(line.product, line.quantity);
  const later = useLaterText()(line, line.quantity);
  return (
    <>
      <span data-picture>
        <PartImage src={firstImage(line.productImg)} alt="" size={64} />
      </span>
      <div data-part>
        <Link to={productHref(line.productId)}>{line.productNum}</Link>
        <p>
          <MeasuredText text={partLine(line)} />
        </p>
        {saving !== undefined && <p>{saving}</p>}
        {later !== undefined && <p data-later>{later}</p>}
        <DeliveryMark line={line} error={delivery} />
      </div>
      <div data-number data-price>
        <HiddenText>{t('orderSubmit.lines.price')} </HiddenText>
        <Price cents={line.price} digits={digits} />
        <span data-times> × {quantity}</span>
      </div>
      <div data-number data-quantity>
        <HiddenText>{t('orderSubmit.lines.quantity')} </HiddenText>
        {quantity}
      </div>
      <div data-number data-amount>
        <HiddenText>{t('orderSubmit.lines.amount')} </HiddenText>
        {line.price === undefined ? <Price cents={undefined} /> : <LinesAmount lines={[line]} />}
      </div>
    </>
  );
}

interface LineListProps {
  lines: readonly OrderLine[];
  source: OrderSource;
  /** Called when a line is changed from here. */
  onCorrect: () => void;
  /** Set when lines are delivered later than they were shown. */
  delivery: DeliveryError | undefined;
}

/** What is ordered, at the price of its quantity; a line that cannot be ordered says why and how to mend it. */
export function LineList({ lines, source, onCorrect, delivery }: LineListProps) {
  const { t } = useTexts();
  const digits = mostDigits(
    useMoney(),
    lines.map(({ price }) => price),
  );
  return (
    <Lines>
      <div data-head aria-hidden="true">
        <span>{t('orderSubmit.lines.part')}</span>
        <span data-number>{t('orderSubmit.lines.price')}</span>
        <span data-number>{t('orderSubmit.lines.quantity')}</span>
        <span data-number>{t('orderSubmit.lines.amount')}</span>
      </div>
      <ul aria-label={t('orderSubmit.lines.title')}>
        {lines.map((line) => (
          <li key={line.carId ?? line.productId}>
            <LineRow line={line} digits={digits} delivery={delivery} />
            <LineCorrection line={line} source={source} onCorrect={onCorrect} />
          </li>
        ))}
      </ul>
    </Lines>
  );
}
