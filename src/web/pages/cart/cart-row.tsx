import { Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuantityCode } from '#domain/money/quantities.ts';
import type { Refused } from '#domain/result.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { IconButton } from '#web/components/icon-button.ts';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { Price } from '#web/components/price.tsx';
import { Quantity } from '#web/components/quantity.tsx';
import { useQuantityRefusal } from '#web/components/quantity-refusal.ts';
import { formatCount, formatUnitPrice } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { productHref } from '#web/paths.ts';
import { LineNotices } from './line-notices.tsx';
import { type CartLine, isWithdrawn } from './line-offer.ts';

interface CartRowProps {
  line: CartLine;
  chosen: boolean;
  leaving: boolean;
  /** Decimals of the unit prices below each other. */
  digits: number;
  refusal: string | undefined;
  actions: LineActions;
}

/** What can be done with a line; always the same object, so that a row is drawn anew only when its line changes. */
export interface LineActions {
  readonly tick: (line: CartLine, ticked: boolean) => void;
  readonly change: (line: CartLine, num: number) => void;
  readonly remove: (line: CartLine) => void;
}

const pictureSize = 72;

function What({ line, id }: { line: CartLine; id: string }) {
  const { t, language } = useTexts();
  const { productId, productNum, productDescribe, startBuy, orderMultiple = 1, stock } = line;
  const rule = t(orderMultiple > 1 ? 'cart.list.ruleMultiple' : 'cart.list.rule', {
    start: formatCount(startBuy, language),
    multiple: formatCount(orderMultiple, language),
  });
  const facts = [
    ...(stock === undefined ? [] : [t('cart.list.stock', { stock: formatCount(stock, language) })]),
    rule,
  ];
  return (
    <div data-what>
      <Link id={id} to={productHref(productId)}>
        {productNum}
      </Link>
      <p data-describe>{productDescribe}</p>
      <p>{facts.join(' · ')}</p>
    </div>
  );
}

function UnitPrice({ line, digits }: { line: CartLine; digits: number }) {
  const { t } = useTexts();
  return (
    <div data-price data-number>
      <Price cents={line.price} unit digits={digits} />
      {line.price < line.unitPrice && (
        <s>
          <HiddenText>{t('cart.price.original')} </HiddenText>
          <Price cents={line.unitPrice} unit digits={digits} />
        </s>
      )}
    </div>
  );
}

interface LineQuantityProps {
  line: CartLine;
  digits: number;
  onQuantity: (num: number) => void;
}

function LineQuantity({ line, digits, onQuantity }: LineQuantityProps) {
  const { t, language } = useTexts();
  const [refused, setRefused] = useState<Refused<QuantityCode>>();
  const refusalText = useQuantityRefusal();
  const { productNum, num, rules, cheaper } = line;
  if (isWithdrawn(line))
    return (
      <div data-quantity>
        <span data-fixed>{formatCount(num, language)}</span>
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
            more: formatCount(cheaper.more, language),
            price: formatUnitPrice(cheaper.price, 'USD', language, digits),
          })}
        </button>
      )}
    </div>
  );
}

/** One product of the cart: what it is, what it costs at its quantity, and what has become of it. */
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
      <UnitPrice line={line} digits={digits} />
      <LineQuantity line={line} digits={digits} onQuantity={change} />
      <div data-amount data-number>
        <Price cents={line.amount} />
      </div>
      <IconButton
        type="button"
        data-delete
        aria-label={t('cart.list.deleteLine', { part: productNum })}
        title={t('cart.list.delete')}
        disabled={leaving}
        onClick={() => actions.remove(line)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <LineNotices line={line} refusal={refusal} onQuantity={change} />
    </li>
  );
});
