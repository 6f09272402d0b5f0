import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Block = chakra('section', {
  base: {
    paddingBlock: 5,
    borderTop: 'line',
    minWidth: 0,
    '& > h2': { marginBottom: 3, fontSize: 'lg' },
    _print: { '& > h2': { breakAfter: 'avoid' }, '& :is(tr, li, dl > div)': { breakInside: 'avoid' } },
  },
});

/** A titled part of the page of an order. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  );
}
