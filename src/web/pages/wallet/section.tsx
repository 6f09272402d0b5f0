import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Block = chakra('section', {
  base: {
    paddingBlock: 5,
    borderTop: 'line',
    minWidth: 0,
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 3,
      marginBottom: 3,
    },
    '& > header > h2': { fontSize: 'lg' },
  },
});

interface SectionProps {
  title: string;
  /** Next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of the balance page. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </Block>
  );
}
