import { type ReachedBreak, reachedBreak } from '#domain/cart/line-offer.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useMoney } from '#web/money/use-money.ts';

/** Says which price break a quantity has reached and what it saves against the smallest order; undefined where it saves nothing. */
export function useBreakText(): (
  product: Parameters<typeof reachedBreak>[0],
  quantity: number,
) => string | undefined {
  const { t } = useTexts();
  const money = useMoney();
  const text = ({ from, price, start, startPrice }: ReachedBreak, quantity: number) =>
    t('frame.price.break', {
      count: start,
      from: formatCount(from),
      start: formatCount(start),
      price: money.unitPrice(startPrice),
      saving: money.lines([{ price: startPrice - price, quantity }]),
    });
  return (product, quantity) => {
    const reached = reachedBreak(product, quantity);
    return reached && text(reached, quantity);
  };
}
