import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { LinesAmount, Price } from '#web/components/price.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { mostDigits, useMoney } from '#web/money/use-money.ts';
import { offerFor, type PricedProduct } from '../detail/offer.ts';

export const breaksTipId = 'price-breaks';

const Tip = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'panel',
    padding: 2,
    background: 'bg.raised',
    borderRadius: 'base',
    boxShadow: 'float',
    fontSize: 'table',
    fontVariantNumeric: 'tabular-nums',
    '& strong': {
      display: 'block',
      paddingInline: 2,
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto auto auto' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      columnGap: 4,
      px: 2,
    },
    '& dl > [data-force]': { background: 'primary.soft', fontWeight: 'medium' },
    '& :is(dt, dd)': { textAlign: 'end', lineHeight: '22px' },
    '& dd + dd': { color: 'fg.muted' },
  },
});

interface BreaksTipProps {
  product: PricedProduct;
  /** The quantity whose price is marked. */
  quantity: number;
  /** The price that it explains. */
  anchor: HTMLElement;
}

const gap = 2;

/** Places the tip under its price, or above it where there is no room below. */
function place(tip: HTMLElement, anchor: HTMLElement): void {
  const price = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const fitsBelow = price.bottom + gap + height <= innerHeight;
  tip.style.top = `${fitsBelow ? price.bottom + gap : price.top - gap - height}px`;
  tip.style.left = `${Math.max(gap, Math.min(price.right - width, document.documentElement.clientWidth - width - gap))}px`;
}

/** The price breaks of a row: quantity, price of one piece, and what that quantity costs. */
export function BreaksTip({ product, quantity, anchor }: BreaksTipProps) {
  const { t } = useTexts();
  const tip = useRef<HTMLDivElement>(null);
  const { rows } = offerFor(product, quantity);
  const digits = mostDigits(
    useMoney(),
    rows.map(({ price }) => price),
  );
  useLayoutEffect(() => {
    if (tip.current) place(tip.current, anchor);
  });
  return createPortal(
    <Tip ref={tip} id={breaksTipId} role="tooltip">
      <strong>{t('catalogue.buy.breaks')}</strong>
      <dl>
        {rows.map(({ num, price, inForce }) => (
          <div key={num} data-force={inForce || undefined}>
            <dt>{formatCount(num)}+</dt>
            <dd>
              <Price cents={price} digits={digits} />
            </dd>
            <dd>
              <LinesAmount lines={[{ price, quantity: num }]} />
            </dd>
          </div>
        ))}
      </dl>
    </Tip>,
    document.body,
  );
}
