import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from '#web/components/link.tsx';
import { clickTarget } from '#web/theme/media.ts';

const Section = chakra('section', {
  base: {
    '& > header': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 4,
      paddingBottom: 2,
    },
  },
});

interface More {
  readonly label: string;
  readonly to: string;
}

const Way = chakra(Link, {
  base: {
    ...clickTarget,
    fontSize: 'table',
    whiteSpace: 'nowrap',
  },
});

/** The way to the whole of what a section shows a part of. */
export function MoreLink({ label, to }: More) {
  return (
    <Way to={to}>
      {label}
      <ChevronRight size={16} aria-hidden="true" />
    </Way>
  );
}

interface HomeSectionProps {
  title: string;
  more?: More;
  children: ReactNode;
}

/** A titled part of the home page. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more && <MoreLink {...more} />}
      </header>
      {children}
    </Section>
  );
}
