import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMoney } from '#web/money/use-money.ts';

/** One step from the price of the goods to what is paid; `cents` are US cents, and a deduction is negative. */
export interface ReceiptRow {
  readonly key: string;
  readonly label: string;
  readonly cents: number;
}

interface ReceiptProps {
  rows: readonly ReceiptRow[];
  /** The amount that the rows come to, where it belongs to them. */
  total?: { readonly label: string; readonly value: ReactNode };
}

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: 2,
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 },
    '& dd': { whiteSpace: 'nowrap' },
    '& [data-less] dd': { color: 'success' },
    '& [data-total]:not(:first-of-type)': { paddingTop: 2, borderTop: 'line' },
    '& [data-total] dt': { fontWeight: 'medium' },
  },
});

/** Each figure on the way to an amount, as a line. */
export function Receipt({ rows, total }: ReceiptProps) {
  const { amount } = useMoney();
  return (
    <Rows>
      {rows.map(({ key, label, cents }) => (
        <div key={key} data-less={cents < 0 || undefined}>
          <dt>{label}</dt>
          <dd>{amount(cents)}</dd>
        </div>
      ))}
      {total && (
        <div data-total>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </Rows>
  );
}
