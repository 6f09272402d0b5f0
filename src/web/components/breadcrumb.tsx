import { chakra } from '@chakra-ui/react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type TrailEntry, useReportedTrail } from '#web/page-report.ts';
import { touch } from '#web/theme/media.ts';
import { Label } from './label.tsx';

export type Crumb = TrailEntry;

const Trail = chakra('nav', {
  base: {
    fontSize: 'table',
    color: 'fg.muted',
    paddingY: { base: 1, md: '10px' },
    '& ol': { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '24px',
      [touch]: { minHeight: 'touch' },
    },
    '& li + li::before': { content: '"/"', marginInlineEnd: 2, color: 'line.control' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'inherit',
      color: 'fg.muted',
      [touch]: { minWidth: 'touch' },
      _hover: { color: 'primary' },
    },
    '& [aria-current]': { color: 'fg' },
    // On a phone only the way up: the page itself is named by its heading.
    mdDown: {
      '& li:not(:nth-last-of-type(2))': { display: 'none' },
      '& li:nth-last-of-type(2)::before': { content: '"‹" / ""', fontSize: 'lg', marginInlineEnd: 2 },
    },
  },
});

/** The way from home to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTexts();
  useReportedTrail(crumbs);
  return (
    <Trail aria-label={t('components.breadcrumb.label')}>
      <ol>
        {crumbs.map(({ label, href, isCategory }) => {
          const shown = isCategory ? <Label name={label} /> : label;
          return (
            <li key={label}>
              {href ? <Link to={href}>{shown}</Link> : <span aria-current="page">{shown}</span>}
            </li>
          );
        })}
      </ol>
    </Trail>
  );
}
