import { chakra } from '@chakra-ui/react';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { Button } from '#web/components/button.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    '&:empty': { display: 'none' },
    '&:not(:empty)': { paddingInline: 3, paddingBlock: 2, borderRadius: 'base' },
    color: 'warning',
    background: 'warning.soft',
    fontSize: 'table',
  },
});

interface StockNoticeProps {
  id: string;
  stock: number;
  problem: LineProblem | undefined;
  /** Which pieces come later, where all of them can be ordered. */
  later: string | undefined;
  onQuantity: (quantity: number) => void;
}

/** Says that the stock does not fill the order, or only with what comes later, before anything is bought, and changes to what it does fill. */
export function StockNotice({ id, stock, problem, later, onQuantity }: StockNoticeProps) {
  const { t } = useTexts();
  const { instead } = problem ?? {};
  const none = stock === 0 ? 'catalogue.buy.soldOut' : 'catalogue.buy.belowMinimum';
  const shown = formatCount(stock);
  return (
    <Notice id={id} role="status">
      {problem && (
        <span>{t(instead === undefined ? none : 'catalogue.buy.aboveStock', { stock: shown })}</span>
      )}
      {!problem && later !== undefined && <span>{later}</span>}
      {instead !== undefined && (
        <Button size="small" onClick={() => onQuantity(instead)}>
          {t('catalogue.buy.takeInstead', { quantity: formatCount(instead) })}
        </Button>
      )}
    </Notice>
  );
}
