import { useGetUsdPrice } from '#generated/hooks/catalogue/catalogue.ts';
import { unitPriceLimits } from '#generated/limits.ts';

/** Dollar cents in yuan cents at the rate of the shop, undefined until it is known; an amount that the call does not take is scaled. */
export function useYuanAmount(cents: number | undefined): number | undefined {
  const asked = Math.min(cents ?? 0, unitPriceLimits.maximum);
  const answer = useGetUsdPrice(
    { unitPrice: asked },
    { request: { silent: true }, query: { enabled: asked > 0 } },
  );
  if (cents === undefined || cents === 0) return cents;
  return answer.data && Math.round((answer.data.data * cents) / asked);
}
