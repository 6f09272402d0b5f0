import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTexts } from '#web/i18n/texts-context.ts';

export interface Crumb {
  readonly label: string;
  /** Left out on the last one: the page itself. */
  readonly href?: string;
}

const Trail = chakra('nav', {
  base: {
    paddingY: 3,
    fontSize: 'table',
    color: 'ink.muted',
    '& ol': { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
    '& li + li::before': { content: '"/"', marginInlineEnd: 2, color: 'line.control' },
    '& a': { color: 'ink.muted', _hover: { color: 'mask' } },
    '& [aria-current]': { color: 'ink' },
  },
});

/** The way from home to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTexts();
  return (
    <Trail aria-label={t('components.breadcrumb.label')}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
