import { chakra } from '@chakra-ui/react';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { largestQuantity, smallestQuantity } from '#domain/money/quantities.ts';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { focusNearAfter } from '#web/components/return-focus.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { alternativesHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { type OrderLine, problemOf } from './order-line.ts';
import type { OrderSource } from './order-source.ts';
import { useCorrectLine } from './use-correct-line.ts';

const Correction = chakra('div', {
  base: {
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    '& > a': { ...clickTarget, display: 'inline-flex', alignItems: 'center', color: 'primary' },
    '& > span': { color: 'danger', fontSize: 'table', fontWeight: 'medium' },
  },
});

function useProblemText(line: OrderLine): (problem: LineProblem) => string {
  const { t } = useTexts();
  const showCount = (count: number) => formatCount(count);
  return ({ code }) => {
    switch (code) {
      case 'productWithdrawn':
        return t('orderSubmit.lines.withdrawn');
      case 'quoteNeeded':
        return t('orderSubmit.lines.noPrice');
      case 'outOfStock':
        return line.stock
          ? t('orderSubmit.lines.stock', { left: showCount(line.stock) })
          : t('orderSubmit.lines.stockNone');
      case 'quantityRefused':
        return t('orderSubmit.lines.quantityRule', {
          start: showCount(smallestQuantity(line.rules)),
          multiple: showCount(line.rules.multiple ?? 1),
          most: showCount(largestQuantity(line.rules)),
        });
    }
  };
}

interface LineCorrectionProps {
  line: OrderLine;
  source: OrderSource;
  onCorrect: () => void;
}

/** Why a line cannot be ordered, with what would help; nothing for a line that can. */
export function LineCorrection({ line, source, onCorrect }: LineCorrectionProps) {
  const { t } = useTexts();
  const problemText = useProblemText(line);
  const correct = useCorrectLine(source, onCorrect);
  const problem = problemOf(line);
  if (!problem) return null;
  const { instead } = problem;
  return (
    <Correction>
      <span>{problemText(problem)}</span>
      {instead !== undefined && (
        <Button
          size="small"
          disabled={correct.running}
          onClick={focusNearAfter(() => correct.changeQuantity(line, instead))}
        >
          {t('orderSubmit.lines.orderInstead', { quantity: formatCount(instead) })}
        </Button>
      )}
      {problem.code === 'outOfStock' && instead === undefined && (
        <Link to={alternativesHref(line.productId)}>{t('orderSubmit.lines.alternatives')}</Link>
      )}
      {correct.canTakeOut && (
        <Button size="small" disabled={correct.running} onClick={focusNearAfter(() => correct.takeOut(line))}>
          {t('orderSubmit.lines.takeOut')}
        </Button>
      )}
    </Correction>
  );
}
