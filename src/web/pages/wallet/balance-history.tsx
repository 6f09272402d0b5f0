import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { constants } from '#generated/constants.ts';
import type { BalanceOfDay } from '#generated/hooks/model/balanceOfDay.ts';
import { useListBalanceHistory } from '#generated/hooks/wallet/wallet.ts';
import { Select } from '#web/components/input.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Money } from '#web/components/price.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import { Section } from './section.tsx';

/** The chart library is loaded here only. */
const BalanceChart = lazy(async () => ({ default: (await import('./balance-chart.tsx')).BalanceChart }));

const chartHeight = '180px';
/** Two charts with their titles, one below the other on a phone, and the line that opens the table. */
const historyHeight = { base: '492px', md: '244px' };
const periods = [30, constants.balanceHistoryDays, 365];

const Charts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: 6,
    '& h3': { color: 'fg.muted', fontSize: 'table', fontWeight: 'medium', marginBottom: 2 },
  },
});

const Details = chakra('details', {
  base: {
    marginTop: 3,
    fontSize: 'table',
    '& > summary': {
      cursor: 'pointer',
      color: 'primary',
      minHeight: '24px',
      width: 'fit-content',
      [touch]: { minHeight: 'touch' },
    },
    '& > section': { maxHeight: '320px', overflowY: 'auto', marginTop: 2 },
    '& table': { width: 'full', maxWidth: '480px' },
    '& th, & td': {
      paddingBlock: 1,
      borderTop: 'line',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th:first-of-type': { textAlign: 'start', fontWeight: 'normal' },
  },
});

/** The values of the chart as a table. */
function HistoryTable({ days }: { days: readonly BalanceOfDay[] }) {
  const { t } = useTexts();
  return (
    <Details>
      <summary>{t('wallet.history.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t('wallet.history.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('wallet.history.day')}</th>
              <th scope="col">{t('wallet.balance.yuan')}</th>
              <th scope="col">{t('wallet.balance.dollars')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, accountBalance, balanceUs }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>
                  <Money cents={accountBalance} currency="CNY" />
                </td>
                <td>
                  <Money cents={balanceUs} currency="USD" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Details>
  );
}

type Chart = (typeof charts)[number];

/** The chart of one balance. Its points keep their identity while the values are the same: new points redraw the chart. */
function BalanceLine({
  days,
  chart: { field, currency, title },
}: {
  days: readonly BalanceOfDay[];
  chart: Chart;
}) {
  const { t } = useTexts();
  const points = useMemo(() => days.map((one) => ({ day: one.day, cents: one[field] })), [days, field]);
  return (
    <div>
      <h3>{t(title)}</h3>
      <Suspense fallback={<Skeleton height={chartHeight} />}>
        <BalanceChart currency={currency} height={chartHeight} points={points} />
      </Suspense>
    </div>
  );
}

const charts = [
  { field: 'accountBalance', currency: 'CNY', title: 'wallet.balance.yuan' },
  { field: 'balanceUs', currency: 'USD', title: 'wallet.balance.dollars' },
] as const;

/** Both balances over time, as charts and as a table. */
export function BalanceHistory() {
  const { t } = useTexts();
  const [days, setDays] = useState<number>(constants.balanceHistoryDays);
  const history = useListBalanceHistory({ days });
  return (
    <Section
      title={t('wallet.history.title')}
      actions={
        <Select
          aria-label={t('wallet.history.period')}
          width="auto"
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {t('wallet.history.days', { count: period })}
            </option>
          ))}
        </Select>
      }
    >
      <Loaded query={history} skeleton={<Skeleton height={historyHeight} />}>
        {({ data }) => (
          <>
            <Charts aria-hidden="true">
              {charts.map((chart) => (
                <BalanceLine key={chart.field} days={data} chart={chart} />
              ))}
            </Charts>
            <HistoryTable days={data} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
