import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { formatCountTo } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';

interface PagerProps {
  /** Of the list, where a page has more than one. */
  label?: string | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The total is a lower bound: counting stopped there. */
  countedTo?: number | undefined;
  /** The address of a page: paging lives in the URL. */
  hrefOf: (page: number) => string;
}

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    paddingY: 3,
    fontSize: 'table',
    '& ul': { display: 'flex', gap: 1 },
    '& a, & [data-gap], & [data-off]': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '32px',
      height: '32px',
      px: 2,
      borderRadius: 'base',
      color: 'fg',
      [touch]: { minWidth: 'touch', height: 'touch' },
    },
    '& a:hover': { background: 'bg.subtle', textDecoration: 'none' },
    '& a[aria-current]': { background: 'primary.soft', color: 'primary', fontWeight: 'bold' },
    '& [data-off]': { color: 'fg.muted', opacity: 0.5 },
  },
});

/** First, last, and two on each side of the current page; 0 is a gap. */
export function pagesShown(page: number, last: number): number[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < last);
  const shown = last > 1 ? [1, ...near, last] : [1];
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [0, number];
  });
}

/** Total and page links under a list. */
export function Pager({ label, page, pageSize, total, countedTo, hrefOf }: PagerProps) {
  const { t } = useTexts();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const count = formatCountTo(total, countedTo);
  const step = (to: number, label: string, icon: React.ReactNode) =>
    to < 1 || to > last ? (
      <span data-off aria-hidden="true">
        {icon}
      </span>
    ) : (
      <Link to={hrefOf(to)} aria-label={label}>
        {icon}
      </Link>
    );
  return (
    <Bar aria-label={label ? t('components.pager.labelOf', { list: label }) : t('components.pager.label')}>
      <span>{t('components.pager.total', { count: total, shown: count })}</span>
      <ul>
        <li>{step(page - 1, t('components.pager.previous'), <ChevronLeft size={16} />)}</li>
        {pagesShown(page, last).map((number, index, all) => (
          <li key={number === 0 ? `gap after ${all[index - 1]}` : number}>
            {number === 0 ? (
              <span data-gap>…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('components.pager.page', { page: number })}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, t('components.pager.next'), <ChevronRight size={16} />)}</li>
      </ul>
    </Bar>
  );
}
