import type { SystemStyleObject } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { QuantityCode } from '#domain/money/quantities.ts';
import { partLine } from '#domain/part-texts/part-line.ts';
import type { Refused } from '#domain/result.ts';
import { useBreakText } from '#web/components/break-text.ts';
import { IconButton } from '#web/components/icon-button.ts';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { LinesAmount, Price } from '#web/components/price.tsx';
import { Quantity } from '#web/components/quantity.tsx';
import { useQuantityRefusal } from '#web/components/quantity-refusal.ts';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';
import { productHref } from '#web/paths.ts';
import { largeHitArea, touch } from '#web/theme/media.ts';
import { LineNotices } from './line-notices.tsx';
import type { CartLine } from './line-offer.ts';

/** After the tick: picture, part, unit price, quantity, amount and the delete button. */
export const rowColumns = '24px 72px minmax(0, 1fr) 112px 176px 104px 40px';

/** A row with a hairline on a wide screen, a card on a narrow one; set once on the list, so that a row is plain elements. */
export const cartRowStyles: SystemStyleObject = {
  '& > ul > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '24px 72px minmax(0, 1fr) 40px', md: rowColumns },
    gridTemplateAreas: {
      base: '"tick picture what delete" "tick quantity quantity quantity" "tick price price price" "tick notices notices notices"',
      md: '"tick picture what price quantity amount delete" "tick picture notices notices notices notices notices"',
    },
    columnGap: { base: 3, md: 4 },
    rowGap: { base: 2, md: 0 },
    alignItems: 'start',
    paddingBlock: 3,
    paddingInline: { base: 0, md: 3 },
    borderBottom: 'line',
  },
  // The sentence is too long for the column of the part on a phone.
  '& > ul > li:has(> [data-saving])': {
    gridTemplateAreas: {
      base: '"tick picture what delete" "tick saving saving saving" "tick quantity quantity quantity" "tick price price price" "tick notices notices notices"',
      md: '"tick picture what price quantity amount delete" "tick picture saving saving saving saving saving" "tick picture notices notices notices notices notices"',
    },
  },
  '& [data-saving]': { gridArea: 'saving', color: 'fg.muted', fontSize: 'sm' },
  '& > ul > li[data-chosen]': { background: { md: 'primary.soft' } },
  '& [data-tick]': {
    gridArea: 'tick',
    display: 'grid',
    justifyItems: 'start',
    alignItems: 'start',
    width: 'touch',
    minHeight: 'touch',
    paddingTop: '2px',
    cursor: 'pointer',
  },
  '& [data-picture]': { gridArea: 'picture', lineHeight: 0 },
  '& [data-what]': { gridArea: 'what', minWidth: 0, lineHeight: '20px' },
  '& [data-what] > a': {
    textStyle: 'part',
    fontWeight: 'medium',
    color: 'fg',
    overflowWrap: 'anywhere',
    [touch]: largeHitArea,
  },
  '& [data-what] > a:hover': { color: 'primary' },
  '& [data-what] > p': { color: 'fg.muted', fontSize: 'sm' },
  '& [data-describe]': { lineClamp: { base: 'none', md: 2 } },
  '& [data-price]': {
    gridArea: 'price',
    display: { base: 'flex', md: 'grid' },
    columnGap: 2,
    alignItems: 'baseline',
    paddingTop: { md: '7px' },
  },
  '& [data-price] data': { '@media (max-width: 767px)': { paddingInlineEnd: 0 } },
  '& [data-quantity]': { gridArea: 'quantity', display: 'grid', justifyItems: 'start', gap: 1 },
  '& [data-quantity] > [data-fixed]': { paddingTop: { md: '7px' }, color: 'fg.muted' },
  '& [data-quantity] > p': { color: 'warning', fontSize: 'sm', lineHeight: 'tight' },
  '& [data-quantity] > button': {
    color: 'primary',
    fontSize: 'sm',
    textAlign: 'start',
    minHeight: '24px',
    [touch]: { minHeight: 'touch' },
  },
  '& [data-quantity] > button:hover': { textDecoration: 'underline' },
  '& [data-amount]': {
    gridArea: { base: 'price', md: 'amount' },
    justifySelf: 'end',
    paddingTop: { md: '7px' },
    fontWeight: 'bold',
  },
  '& [data-tools]': {
    gridArea: 'delete',
    display: 'grid',
    justifyItems: 'center',
    marginTop: { base: -2, md: 0 },
    color: 'fg.muted',
  },
  ...favouriteStyles,
  '& li[data-off] :is([data-price], [data-amount])': { color: 'fg.muted' },
  '& li[data-off] [data-picture]': { opacity: 0.6 },
  '& li[data-leaving]': { opacity: 0.5 },
  '& li [data-number]': { textAlign: 'end' },
};

interface CartRowProps {
  line: CartLine;
  chosen: boolean;
  leaving: boolean;
  /** Decimals of the unit prices below each other. */
  digits: number;
  refusal: string | undefined;
  actions: LineActions;
}

/** What can be done with a line; always the same object, so that a row renders again only when its line changes. */
export interface LineActions {
  readonly tick: (line: CartLine, ticked: boolean) => void;
  readonly change: (line: CartLine, num: number) => void;
  readonly remove: (line: CartLine) => void;
}

const pictureSize = 72;

function What({ line, id }: { line: CartLine; id: string }) {
  const { t } = useTexts();
  const { productId, productNum, startBuy, orderMultiple = 1, stock } = line;
  const rule = t(orderMultiple > 1 ? 'cart.list.ruleMultiple' : 'cart.list.rule', {
    start: formatCount(startBuy),
    multiple: formatCount(orderMultiple),
  });
  const isSold = line.notices.every(({ kind }) => kind !== 'withdrawn');
  const left = stock === undefined ? [] : [t('cart.list.stock', { stock: formatCount(stock) })];
  const facts = isSold ? [...left, rule] : [];
  return (
    <div data-what>
      <Link id={id} to={productHref(productId)}>
        {productNum}
      </Link>
      <p data-describe>
        <MeasuredText text={partLine(line)} />
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </div>
  );
}

function Saving({ line }: { line: CartLine }) {
  const saving = useBreakText()(line, line.num);
  const isSold = line.notices.every(({ kind }) => kind !== 'withdrawn');
  return saving !== undefined && isSold ? <p data-saving>{saving}</p> : null;
}

function UnitPrice({ line, digits }: { line: CartLine; digits: number }) {
  return (
    <div data-price data-number>
      <Price cents={line.price} digits={digits} />
    </div>
  );
}

interface LineQuantityProps {
  line: CartLine;
  onQuantity: (num: number) => void;
}

function LineQuantity({ line, onQuantity }: LineQuantityProps) {
  const { t } = useTexts();
  const money = useMoney();
  const [refused, setRefused] = useState<Refused<QuantityCode>>();
  const refusalText = useQuantityRefusal();
  const { productNum, num, rules, cheaper, isFixed } = line;
  if (isFixed)
    return (
      <div data-quantity>
        <span data-fixed>{formatCount(num)}</span>
      </div>
    );
  return (
    <div data-quantity>
      <Quantity
        label={t('cart.list.quantityOf', { part: productNum })}
        value={num}
        rules={rules}
        onChange={onQuantity}
        onRefused={setRefused}
      />
      {refused && <p role="alert">{refusalText(refused)}</p>}
      {cheaper && (
        <button type="button" onClick={() => onQuantity(cheaper.quantity)}>
          {t('cart.price.tip', {
            count: cheaper.more,
            more: formatCount(cheaper.more),
            price: money.unitPrice(cheaper.price),
          })}
        </button>
      )}
    </div>
  );
}

/** One product of the cart, its price at the chosen quantity, and what has changed since it was added. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, chosen, leaving, digits, refusal, actions } = props;
  const { t } = useTexts();
  const id = useId();
  const { productNum, productImg, productId, canBeOrdered } = line;
  const change = (num: number) => actions.change(line, num);
  return (
    <li
      aria-labelledby={id}
      data-chosen={chosen || undefined}
      data-off={!canBeOrdered || undefined}
      data-leaving={leaving || undefined}
    >
      <label data-tick>
        <input
          type="checkbox"
          aria-label={t('cart.list.selectLine', { part: productNum })}
          checked={chosen}
          disabled={!canBeOrdered}
          onChange={(event) => actions.tick(line, event.target.checked)}
        />
      </label>
      <Link data-picture to={productHref(productId)} tabIndex={-1} aria-hidden="true">
        <PartImage src={firstImage(productImg)} alt="" size={pictureSize} />
      </Link>
      <What line={line} id={id} />
      <Saving line={line} />
      <UnitPrice line={line} digits={digits} />
      <LineQuantity line={line} onQuantity={change} />
      <div data-amount data-number>
        {line.price !== undefined && <LinesAmount lines={[{ price: line.price, quantity: line.num }]} />}
      </div>
      <div data-tools>
        <IconButton
          type="button"
          aria-label={t('cart.list.deleteLine', { part: productNum })}
          title={t('cart.list.delete')}
          disabled={leaving}
          onClick={() => actions.remove(line)}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
        <FavouriteButton productId={productId} name={productNum} />
      </div>
      <LineNotices line={line} refusal={refusal} onQuantity={change} />
    </li>
  );
});
