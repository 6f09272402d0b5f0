import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
    columnGap: 4,
    rowGap: 2,
    fontSize: 'table',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  },
  variants: {
    /** Pairs next to each other where there is room. */
    wide: {
      true: {
        gridTemplateColumns: {
          base: '112px minmax(0, 1fr)',
          xl: '112px minmax(0, 1fr) 112px minmax(0, 1fr)',
        },
      },
    },
  },
});

/** Several lists of facts below one another. */
export const FactLists = chakra('ul', {
  base: { display: 'grid', gap: 4, '& > li + li': { paddingTop: 4, borderTop: 'line' } },
});

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values of something, in two columns. */
export function FactList({ facts, wide = false }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <Facts wide={wide}>
      {facts.flatMap(({ name, value }) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} value`}>{value}</dd>,
      ])}
    </Facts>
  );
}
