import { chakra } from '@chakra-ui/react';
import { Check, Copy, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { availability } from '#domain/cart/availability.ts';
import { withoutNames } from '#domain/part-texts/part-line.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { StateBadge } from '#web/components/state-badge.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref } from '#web/paths.ts';
import { clickTarget, touch } from '#web/theme/media.ts';
import { copyText } from '../row-actions/copy-text.ts';

const Block = chakra('div', {
  base: {
    minWidth: 0,
    '& h1': { fontFamily: 'mono', fontSize: '24px', letterSpacing: '-0.01em', overflowWrap: 'anywhere' },
    '& [data-name]': { display: 'flex', alignItems: 'flex-start', gap: 2 },
    '& [data-name] button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '32px',
      height: '32px',
      [touch]: { width: 'touch', height: 'touch' },
      borderRadius: 'base',
      color: 'fg.muted',
      _hover: { background: 'bg.subtle', color: 'fg' },
    },
    '& > p': { marginTop: 1, color: 'fg.muted' },
    '& dl': { marginTop: 4, borderTop: 'line' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '120px 1fr',
      gap: 3,
      paddingBlock: '7px',
      borderBottom: 'line',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
    '& dd a': {
      ...clickTarget,
      gap: 1,
      // Whatever its number of lines, the row is as high as that of a text.
      [touch]: { minWidth: 'touch', paddingBlock: '10px', marginBlock: '-10px' },
    },
    '& dd small': { marginInlineStart: 2, color: 'fg.muted', fontSize: 'sm' },
  },
});

const copiedFor = 1500;

function CopyNumber({ text }: { text: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Without leave to write there the number can still be selected by hand.
    if (!(await copyText(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), copiedFor);
  };
  return (
    <button
      type="button"
      aria-label={t(copied ? 'catalogue.detail.copied' : 'catalogue.detail.copy')}
      onClick={() => void copy()}
    >
      {copied ? <Check size={16} /> : <Copy size={16} />}
    </button>
  );
}

function StockFact({ product }: { product: Product }) {
  const { t } = useTexts();
  const { stock } = product;
  const badges = {
    inStock: <StateBadge tone="success">{t('catalogue.detail.inStock')}</StateBadge>,
    backorder: <StateBadge tone="neutral">{t('catalogue.list.backorder')}</StateBadge>,
    belowMinimum: <StateBadge tone="neutral">{t('catalogue.list.belowMinimum')}</StateBadge>,
    outOfStock: <StateBadge tone="neutral">{t('catalogue.list.outOfStock')}</StateBadge>,
  };
  return (
    <>
      {stock > 0 && formatCount(stock)} {badges[availability(product)]}
    </>
  );
}

/** Facts as rows; those that are not known are left out. */
function useFacts(product: Product, isWithdrawn: boolean): readonly (readonly [string, ReactNode])[] {
  const { t } = useTexts();
  const {
    brand,
    packageName,
    startBuy,
    orderMultiple = 1,
    datasheetUrl,
    catalogPath,
    leadWeeks,
    backorderWeeks,
  } = product;
  const category = catalogPath?.at(-1);
  const weeks =
    leadWeeks === undefined
      ? t('catalogue.detail.leadOrder')
      : t(backorderWeeks === undefined ? 'catalogue.detail.leadWeeks' : 'catalogue.detail.leadBackorder', {
          count: leadWeeks,
        });
  const leadTime = availability(product) === 'inStock' ? t('catalogue.detail.leadStock') : weeks;
  const pieces = (count: number) => t('catalogue.detail.pieces', { count, shown: formatCount(count) });
  return [
    [t('catalogue.detail.brand'), brand],
    [t('catalogue.detail.package'), packageName],
    [
      t('catalogue.detail.category'),
      category && (
        <Link to={categoryHref(category.catalogId)}>
          <Label name={category.catalogName} />
        </Link>
      ),
    ],
    [t('catalogue.list.stock'), !isWithdrawn && <StockFact key="stock" product={product} />],
    [t('catalogue.detail.lead'), !isWithdrawn && leadTime],
    [t('catalogue.detail.minimum'), !isWithdrawn && pieces(startBuy)],
    [t('catalogue.detail.multiple'), !isWithdrawn && orderMultiple > 1 && pieces(orderMultiple)],
    [
      t('catalogue.detail.datasheet'),
      datasheetUrl && (
        <a href={datasheetUrl} target="_blank" rel="noreferrer">
          <FileText size={16} aria-hidden="true" />
          {t('catalogue.detail.datasheetOpen')}
        </a>
      ),
    ],
  ];
}

interface TitleBlockProps {
  product: Product;
  /** It is no longer sold, so how it is sold is left out. */
  isWithdrawn?: boolean;
}

/** What the part is: number, maker, package, stock, how it is sold, and its datasheet. */
export function TitleBlock({ product, isWithdrawn = false }: TitleBlockProps) {
  const { productNum, productName, productDescribe } = product;
  const described = withoutNames(productDescribe, product);
  const facts = useFacts(product, isWithdrawn);
  return (
    <Block>
      <div data-name>
        <h1 tabIndex={-1}>{productNum}</h1>
        <CopyNumber text={productNum} />
      </div>
      {productName !== productNum && (
        <p>
          <MeasuredText text={productName} />
        </p>
      )}
      {described !== '' && productDescribe !== productName && (
        <p>
          <MeasuredText text={described} />
        </p>
      )}
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Block>
  );
}
