import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { clickTarget } from '#web/theme/media.ts';

/** A part of the page with a title. */
export const BoxFrame = chakra('section', {
  base: {
    minWidth: 0,
    padding: 4,
    border: 'line',
    borderRadius: 'base',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 3,
      marginBottom: 2,
    },
    '& > header > h2': { fontSize: 'lg' },
    '& > header > a': { ...clickTarget, justifyContent: 'flex-end', fontSize: 'table' },
  },
});

type Query = ComponentProps<typeof Loaded>['query'];

interface HomeBoxProps<Read extends Query> {
  title: string;
  /** The full page. */
  to: string;
  query: Read;
  /** Shown when there is nothing. */
  empty: ReactNode;
  /** Height of the filled box, for the skeleton. */
  height: string;
  children: (answer: NonNullable<Read['data']>) => ReactNode;
}

/** A summary of an area with the way to its page. It loads on its own: where it fails, the others stay. */
export function HomeBox<Read extends Query>({
  title,
  to,
  query,
  empty,
  height,
  children,
}: HomeBoxProps<Read>) {
  const { t } = useTexts();
  const id = useId();
  return (
    <BoxFrame aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link to={to} aria-label={t('memberHome.box.allOf', { title })}>
          {t('memberHome.box.all')}
        </Link>
      </header>
      <Loaded query={query} skeleton={<Skeleton height={height} />} empty={empty}>
        {children}
      </Loaded>
    </BoxFrame>
  );
}
