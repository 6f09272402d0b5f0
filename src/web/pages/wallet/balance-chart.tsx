import { chakra } from '@chakra-ui/react';
import { Chart, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { formatCount } from '#web/i18n/format.ts';
import { formatAmount } from '#web/money/format-money.ts';

Chart.register(LinearScale, LineController, LineElement, PointElement, Tooltip);

interface BalanceChartProps {
  /** Newest first; cents. */
  points: readonly { readonly day: string; readonly cents: number }[];
  currency: Currency;
  height: string;
}

/** The line takes the colour of the text, the grid that of the border. */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    color: 'primary',
    borderColor: 'line',
    '& > canvas': { position: 'absolute' },
  },
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const ticks = 4;

function evenTicks(first: number, last: number) {
  return Array.from({ length: ticks }, (_, index) => ({
    value: first + ((last - first) * index) / (ticks - 1),
  }));
}

/** A balance as a stepped line: it is constant until money moves. */
export function BalanceChart({ points, currency, height }: BalanceChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element?.parentElement) return;
    const { color, borderColor } = getComputedStyle(element.parentElement);
    const { color: textColor } = getComputedStyle(document.body);
    const data = points.toReversed().map(({ day, cents }) => ({ x: Date.parse(day), y: cents / 100 }));
    const axis = { grid: { color: borderColor }, border: { display: false } };
    const chart = new Chart(element, {
      type: 'line',
      data: {
        datasets: [
          { data, stepped: 'before', borderColor: color, borderWidth: 2, pointRadius: 0, pointHitRadius: 12 },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'nearest', axis: 'x', intersect: false },
        scales: {
          x: {
            ...axis,
            type: 'linear',
            min: data[0]?.x ?? 0,
            max: data.at(-1)?.x ?? 0,
            grid: { display: false },
            afterBuildTicks: (scale) => {
              scale.ticks = evenTicks(scale.min, scale.max);
            },
            ticks: {
              color: textColor,
              maxTicksLimit: ticks,
              maxRotation: 0,
              callback: (value) => dayOf(Number(value)).slice(5),
            },
          },
          y: {
            ...axis,
            beginAtZero: true,
            ticks: {
              color: textColor,
              maxTicksLimit: ticks,
              callback: (value) => formatCount(Number(value)),
            },
          },
        },
        plugins: {
          tooltip: {
            displayColors: false,
            callbacks: {
              title: ([item]) => (item ? dayOf(item.parsed.x ?? 0) : ''),
              label: ({ parsed }) => formatAmount(Math.round((parsed.y ?? 0) * 100), currency),
            },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [points, currency]);
  return (
    <Frame height={height}>
      <canvas ref={canvas} />
    </Frame>
  );
}
