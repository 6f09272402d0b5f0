import { rateProbe } from '#domain/money/exchange.ts';
import { useGetUsdPrice } from '#generated/hooks/catalogue/catalogue.ts';
import type { RateOrigin } from '#generated/hooks/model/index.ts';

const tenMinutes = 600_000;

interface ExchangeRate {
  /** Millionths of a yuan for one dollar. */
  readonly rate: number | undefined;
  /** Its day and its source. */
  readonly origin: RateOrigin | undefined;
  readonly isPending: boolean;
}

/** The rate of the shop, asked once for all prices. */
export function useExchangeRate(enabled = true): ExchangeRate {
  const answer = useGetUsdPrice(
    { unitPrice: rateProbe },
    { request: { silent: true }, query: { enabled, staleTime: tenMinutes } },
  );
  return { rate: answer.data?.data, origin: answer.data?.params, isPending: enabled && answer.isPending };
}
