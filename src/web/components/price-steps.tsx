import { nextTier, priceAt, readPriceTiers } from '#domain/money/price-tiers.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { formatCount } from '#web/i18n/format.ts';
import { mostDigits, useMoney } from '#web/money/use-money.ts';
import { Price } from './price.tsx';

interface Step {
  readonly from: number;
  readonly price: number;
}

/** The price at the smallest quantity that is sold, then at the next cheaper quantities; prices in cents. Empty without a price. */
export function priceSteps(
  { unitPrice, priceIndex, startBuy }: Pick<Product, 'unitPrice' | 'priceIndex' | 'startBuy'>,
  count: number,
): readonly Step[] {
  if (unitPrice === undefined) return [];
  const tiers = readPriceTiers(priceIndex);
  const steps: Step[] = [{ from: startBuy, price: priceAt(startBuy, unitPrice, tiers) }];
  while (steps.length < count) {
    const next = nextTier(steps.at(-1)?.from ?? startBuy, unitPrice, tiers);
    if (!next) break;
    steps.push({ from: next.num, price: next.price });
  }
  return steps;
}

/** Quantity and price in pairs, for a place that has no room for the whole table. */
export function PriceSteps({ product, count }: { product: Product; count: number }) {
  const steps = priceSteps(product, count);
  const digits = mostDigits(
    useMoney(),
    steps.map(({ price }) => price),
  );
  if (steps.length === 0) return <Price cents={undefined} />;
  return (
    <dl>
      {steps.map(({ from, price }) => (
        <div key={from}>
          <dt>{formatCount(from)}+</dt>
          <dd>
            <Price cents={price} digits={digits} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
