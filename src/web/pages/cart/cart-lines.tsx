import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { PriceNote } from '#web/components/price-note.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { mostDigits, useMoney } from '#web/money/use-money.ts';
import { CartRow, cartRowStyles, type LineActions, rowColumns } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { lineNoticesStyles } from './line-notices.tsx';
import { type CartLine, cartLine } from './line-offer.ts';
import { useSelection } from './selection.ts';
import type { useDeleteLine } from './use-delete-line.ts';
import type { useQuantities } from './use-quantities.ts';

export const CartAreas = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
    columnGap: 8,
    rowGap: 4,
    alignItems: 'start',
    paddingBottom: { base: 0, lg: 10 },
  },
});

const LineList = chakra('div', {
  base: {
    minWidth: 0,
    // The summary on a phone is one line high and has no room for it.
    '& > [data-note]': { paddingBlock: 3, display: { lg: 'none' } },
    '& [data-head]': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: rowColumns },
      columnGap: { base: 3, md: 4 },
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: { base: 0, md: 3 },
      background: { md: 'bg.subtle' },
      borderBottom: 'line',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    '& [data-head] > label': {
      gridColumn: { md: '1 / 4' },
      display: 'inline-flex',
      alignItems: 'center',
      gap: 3,
      minHeight: 'touch',
      color: 'fg',
    },
    '& [data-head] > span': { display: { base: 'none', md: 'block' } },
    '& [data-head] > [data-number]': { textAlign: 'end' },
    '& input[type=checkbox]': { width: '18px', height: '18px', flexShrink: 0, accentColor: 'primary' },
    ...cartRowStyles,
    ...lineNoticesStyles,
  },
});

interface CartLinesProps {
  items: readonly CartItem[];
  quantities: Pick<ReturnType<typeof useQuantities>, 'drafts' | 'refusals' | 'change' | 'flush'>;
  deletion: Pick<ReturnType<typeof useDeleteLine>, 'running' | 'remove'>;
}

interface SelectAllProps {
  some: boolean;
  all: boolean;
  disabled: boolean;
  onTick: (ticked: boolean) => void;
}

function SelectAll({ some, all, disabled, onTick }: SelectAllProps) {
  const { t } = useTexts();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        checked={all}
        disabled={disabled}
        onChange={(event) => onTick(event.target.checked)}
      />
      {t('cart.list.selectAll')}
    </label>
  );
}

function Head({
  lines,
  chosen,
  onTick,
}: {
  lines: readonly CartLine[];
  chosen: readonly CartLine[];
  onTick: (ticked: boolean) => void;
}) {
  const { t } = useTexts();
  const possible = lines.filter(({ canBeOrdered }) => canBeOrdered).length;
  return (
    <div data-head>
      <SelectAll
        some={chosen.length > 0}
        all={possible > 0 && chosen.length === possible}
        disabled={possible === 0}
        onTick={onTick}
      />
      <span data-number aria-hidden="true">
        {t('cart.list.unitPrice')}
      </span>
      <span aria-hidden="true">{t('cart.list.quantity')}</span>
      <span data-number aria-hidden="true">
        {t('cart.list.amount')}
      </span>
    </div>
  );
}

/** The current actions behind an object that stays the same. */
function useStable(actions: LineActions): LineActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<LineActions>(() => ({
    tick: (line, ticked) => latest.current.tick(line, ticked),
    change: (line, num) => latest.current.change(line, num),
    remove: (line) => latest.current.remove(line),
  }));
  return stable;
}

/** The lines of the cart of a member or guest, and the total of the chosen ones. */
export function CartLines({ items, quantities, deletion }: CartLinesProps) {
  const { t } = useTexts();
  const lines = items.map((item) => cartLine(item, quantities.drafts.get(item.carId) ?? item.num));
  const { isTicked, tick } = useSelection(items.map(({ carId }) => carId));
  const chosen = lines.filter(({ carId, canBeOrdered }) => canBeOrdered && isTicked(carId));
  const actions = useStable({
    tick: ({ carId }, ticked) => tick([carId], ticked),
    change: ({ carId }, num) => quantities.change(carId, num),
    remove: deletion.remove,
  });
  const digits = mostDigits(
    useMoney(),
    lines.flatMap(({ price, unitPrice }) => [price, unitPrice]),
  );
  return (
    <CartAreas>
      <LineList>
        <Head
          lines={lines}
          chosen={chosen}
          onTick={(ticked) =>
            tick(
              lines.filter((line) => line.canBeOrdered).map(({ carId }) => carId),
              ticked,
            )
          }
        />
        <ul aria-label={t('cart.list.label')}>
          {lines.map((line) => (
            <CartRow
              key={line.carId}
              line={line}
              chosen={chosen.includes(line)}
              leaving={deletion.running.has(line.carId)}
              digits={digits}
              refusal={quantities.refusals.get(line.carId)}
              actions={actions}
            />
          ))}
        </ul>
        <div data-note>
          <PriceNote />
        </div>
      </LineList>
      <CartSummary chosen={chosen} flush={quantities.flush} />
    </CartAreas>
  );
}
