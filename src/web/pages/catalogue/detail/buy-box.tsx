import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { isSoldOut, lineProblem, mostInStock, quantityRules } from '#domain/cart/line-problem.ts';
import { nearestQuantity, type QuantityCode, smallestQuantity } from '#domain/money/quantities.ts';
import type { Refused } from '#domain/result.ts';
import { useLaterText } from '#web/components/later-text.ts';
import { LinesAmount, Price, SecondCharge, SecondPrice } from '#web/components/price.tsx';
import { PriceNote } from '#web/components/price-note.tsx';
import { Quantity } from '#web/components/quantity.tsx';
import { useQuantityRefusal } from '#web/components/quantity-refusal.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { pagePart, ShownPart } from '#web/lazy-part.tsx';
import { useMoney } from '#web/money/use-money.ts';
import { paths } from '#web/paths.ts';
import { touch } from '#web/theme/media.ts';
import { BreakTable } from './break-table.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { type Offer, offerFor, type PricedProduct } from './offer.ts';
import { StockNotice } from './stock-notice.tsx';

const notInStockPart = pagePart(
  'pages/catalogue/detail/not-in-stock.tsx',
  async () => (await import('./not-in-stock.tsx')).NotInStock,
);

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 3,
    padding: 4,
    border: 'line',
    borderRadius: 'base',
    background: 'bg',
    '& [data-quantity]': { display: 'grid', gap: 1 },
    '& [data-quantity] > span': { fontWeight: 'medium' },
    '& [data-quantity] > div': { width: 'full' },
    '& [data-quantity] > p': { color: 'fg.muted', fontSize: 'sm' },
    '& [data-quantity] > p[role=alert]': { color: 'warning' },
    '& [data-total]': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      rowGap: '2px',
    },
    '& [data-total] > strong': { fontSize: '24px', fontWeight: 'bold', lineHeight: 'tight' },
    '& [data-total] > span': { color: 'fg.muted', fontSize: 'table' },
    '& [data-total] > [data-number]': { textAlign: 'end' },
    '& [data-tip]': {
      paddingInline: 3,
      paddingBlock: 2,
      background: 'accent.soft',
      borderRadius: 'base',
      fontSize: 'table',
      textAlign: 'start',
      [touch]: { minHeight: 'touch' },
    },
    '& [data-tip] b': { fontWeight: 'bold' },
    _print: {
      padding: 0,
      border: 'none',
      breakInside: 'avoid',
      '& [data-quantity], & [data-tip], & [data-total]': { display: 'none' },
    },
    '& button[data-tip]:hover': { textDecoration: 'underline' },
  },
});

interface BuyBoxProps {
  product: PricedProduct;
  /** The quantity of the address, which may be one that cannot be ordered. */
  quantity: number | undefined;
  onQuantity: (quantity: number) => void;
}

interface QuantityFieldProps extends BuyBoxProps {
  quantity: number;
  /** The id of the notice that says why no quantity can be ordered. */
  refusedBy: string | undefined;
}

// Not a generated form: without scripts, Enter asks the server what the quantity costs.
function QuantityField({ product, quantity, onQuantity, refusedBy }: QuantityFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [refused, setRefused] = useState<Refused<QuantityCode>>();
  const refusalText = useQuantityRefusal();
  const { startBuy, orderMultiple = 1 } = product;
  const rule = t(orderMultiple > 1 ? 'catalogue.buy.ruleMultiple' : 'catalogue.buy.rule', {
    start: formatCount(startBuy),
    multiple: formatCount(orderMultiple),
  });
  return (
    <form data-quantity action={paths.product} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="id" value={product.productId} />
      <span>{t('catalogue.buy.quantity')}</span>
      <Quantity
        label={t('catalogue.buy.quantity')}
        name="quantity"
        value={quantity}
        rules={quantityRules(product)}
        onChange={onQuantity}
        onRefused={setRefused}
        describedBy={refusedBy ?? id}
        disabled={refusedBy !== undefined}
      />
      <p id={id}>{rule}</p>
      {refused && <p role="alert">{refusalText(refused)}</p>}
    </form>
  );
}

function Total({ offer, quantity }: { offer: Offer; quantity: number }) {
  const { t } = useTexts();
  return (
    <div data-total>
      <span>{t('catalogue.list.unitPrice')}</span>
      <span data-number>
        <Price cents={offer.price} /> <SecondPrice cents={offer.price} />
      </span>
      <span>{t('catalogue.buy.total')}</span>
      <strong data-number aria-live="polite">
        <LinesAmount lines={[{ price: offer.price, quantity }]} />
      </strong>
      <span />
      <span data-number>
        <SecondCharge order={{ lines: [{ price: offer.price, quantity }], deduction: 0 }} />
      </span>
    </div>
  );
}

/** How many, at which price, for how much, and what to do about it. */
export function BuyBox({ product, quantity: asked, onQuantity }: BuyBoxProps) {
  const { t } = useTexts();
  const rules = quantityRules(product);
  const quantity = nearestQuantity(asked ?? smallestQuantity(rules), rules);
  const offer = offerFor(product, quantity);
  const { cheaper } = offer;
  const money = useMoney();
  const problem = lineProblem(product, quantity);
  const noticeId = useId();
  const soldOut = isSoldOut(product);
  const laterText = useLaterText();
  return (
    <Box aria-label={t('catalogue.buy.label')}>
      <QuantityField
        product={product}
        quantity={quantity}
        onQuantity={onQuantity}
        refusedBy={soldOut ? noticeId : undefined}
      />
      <BreakTable
        rows={offer.rows}
        onQuantity={soldOut ? undefined : (num) => onQuantity(nearestQuantity(num, rules))}
      />
      {cheaper && (
        <button type="button" data-tip onClick={() => onQuantity(cheaper.quantity)}>
          {t('catalogue.buy.tip', {
            count: cheaper.more,
            more: formatCount(cheaper.more),
            price: money.unitPrice(cheaper.price),
          })}
        </button>
      )}
      <Total offer={offer} quantity={quantity} />
      <PriceNote />
      <StockNotice
        id={noticeId}
        stock={product.stock}
        problem={problem}
        later={laterText(product, quantity)}
        onQuantity={onQuantity}
      />
      <BuyButtons product={product} quantity={quantity} refused={problem !== undefined} noticeId={noticeId} />
      {mostInStock(product) === undefined && <ShownPart part={notInStockPart} with={{ product, quantity }} />}
    </Box>
  );
}
