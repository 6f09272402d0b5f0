import { rateProbe } from '#domain/money/exchange.ts';
import { useGetUsdPrice } from '#generated/hooks/catalogue/catalogue.ts';

const tenMinutes = 600_000;

/** The rate of the shop in millionths of a yuan for one dollar, asked once for all prices. */
export function useExchangeRate(enabled = true): { rate: number | undefined; isPending: boolean } {
  const answer = useGetUsdPrice(
    { unitPrice: rateProbe },
    { request: { silent: true }, query: { enabled, staleTime: tenMinutes } },
  );
  return { rate: answer.data?.data, isPending: enabled && answer.isPending };
}
