import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { PricedPieces } from '#domain/money/exchange.ts';
import { selectCartItemsAnswerLimits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { usePressGuard } from '#web/components/press-guard.ts';
import { Charge, SecondCharge } from '#web/components/price.tsx';
import { PriceNote } from '#web/components/price-note.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { settleHref } from '#web/paths.ts';
import { useNavigateFromHere } from '#web/state/use-navigate-from-here.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { useWarning } from '#web/toasts/use-warning.ts';
import type { CartLine } from './line-offer.ts';

const mostLines = selectCartItemsAnswerLimits.data.maxItems;

/** Next to the lines on a wide screen, at the bottom of a narrow one; always in view. */
const Box = chakra('aside', {
  base: {
    position: 'sticky',
    zIndex: 'sticky',
    bottom: 0,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: 3,
    marginInline: -4,
    paddingInline: 4,
    paddingBlock: 2,
    background: 'bg',
    borderTop: 'line',
    lg: {
      top: 'calc(var(--header-height) + 16px)',
      bottom: 'auto',
      gridTemplateColumns: '1fr',
      rowGap: 3,
      margin: 0,
      padding: 4,
      border: 'line',
      borderRadius: 'base',
    },
    '& > h2': { fontSize: 'lg', lg: { display: 'block' }, display: 'none' },
    '& > dl': { display: 'grid', columnGap: 3, gridTemplateColumns: 'auto 1fr', alignItems: 'baseline' },
    '& dt': { color: 'fg.muted', fontSize: 'table' },
    '& dd': { textAlign: { base: 'start', lg: 'end' } },
    '& [data-lines]': { fontSize: 'table' },
    '& [data-total]': { fontSize: { base: 'xl', lg: '2xl' }, fontWeight: 'bold', lineHeight: 'tight' },
    '& [data-second]': { fontSize: 'table' },
    '& > p': { color: 'fg.muted', fontSize: 'sm', lg: { display: 'block' }, display: 'none' },
  },
});

/** The amount of an order of these lines before discounts, in both currencies. */
function Amounts({ lines }: { lines: readonly PricedPieces[] }) {
  const { t } = useTexts();
  const order = { lines, deduction: 0 };
  return (
    <>
      <dt>{t('cart.summary.total')}</dt>
      <dd data-total>
        <Charge order={order} />
      </dd>
      <dt />
      <dd data-second>
        <SecondCharge order={order} />
      </dd>
    </>
  );
}

/** Number and total of the chosen lines, and the button to the order. */
export function CartSummary({
  chosen,
  flush,
}: {
  chosen: readonly CartLine[];
  flush: () => Promise<boolean>;
}) {
  const { t } = useTexts();
  const navigateFromHere = useNavigateFromHere();
  const once = useOneAtATime();
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const [running, setRunning] = useState(false);
  const guardPress = usePressGuard();
  const warning = useWarning(chosen.length);
  const pieces = chosen.map(({ price, num: quantity }) => ({ price, quantity }));
  const canSettle = () => {
    const { length } = latest.current;
    if (length === 0) warning.show(t('cart.summary.selectFirst'));
    else if (length > mostLines) warning.show(t('cart.summary.tooMany', { limit: mostLines }));
    return length > 0 && length <= mostLines;
  };
  const settle = async () => {
    if (!canSettle()) return;
    const navigate = navigateFromHere();
    setRunning(true);
    const isSent = await flush();
    setRunning(false);
    // The choice may have changed while the quantities were sent.
    if (isSent && canSettle()) navigate(settleHref(latest.current.map(({ carId }) => carId)));
  };
  return (
    <Box aria-label={t('cart.summary.title')}>
      <h2>{t('cart.summary.title')}</h2>
      <dl aria-live="polite">
        <dt>{t('cart.summary.products')}</dt>
        <dd data-lines>
          {t('cart.summary.lines', { count: chosen.length, shown: formatCount(chosen.length) })}
        </dd>
        <Amounts lines={pieces} />
      </dl>
      <Button variant="accent" size="large" disabled={running} {...guardPress(() => void once(settle))}>
        {t('cart.summary.settle')}
      </Button>
      <p>{t('cart.summary.note')}</p>
      <PriceNote />
    </Box>
  );
}
