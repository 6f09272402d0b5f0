import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** One step from the price of the goods to what is paid. */
export interface ReceiptRow {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  /** It takes something off. */
  readonly isDeduction?: boolean;
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
  return (
    <Rows>
      {rows.map(({ key, label, amount, isDeduction = false }) => (
        <div key={key} data-less={isDeduction || undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
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
