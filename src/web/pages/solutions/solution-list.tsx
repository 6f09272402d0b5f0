import { chakra } from '@chakra-ui/react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { Solution } from '#generated/hooks/model/solution.ts';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { solutionHref } from '#web/paths.ts';
import { opensElsewhere } from '#web/state/use-next-focus.ts';
import { clickTarget } from '#web/theme/media.ts';

const List = chakra('nav', {
  base: {
    position: { base: 'relative', lg: 'sticky' },
    top: { base: 0, lg: '84px' },
    maxHeight: { base: '300px', lg: 'calc(100dvh - 100px)' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlock: 'line',
    fontSize: 'table',
    '& li': { borderBottom: 'line' },
    '& li a': {
      display: 'grid',
      gridTemplateColumns: '80px minmax(0, 1fr)',
      alignItems: 'center',
      gap: 3,
      minHeight: '64px',
      paddingBlock: 2,
      paddingInlineEnd: 2,
      color: 'fg',
      borderInlineStart: '3px solid transparent',
      paddingInlineStart: 2,
      lineHeight: 'tight',
      _hover: { background: 'bg.subtle', textDecoration: 'none' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': {
      color: 'primary',
      fontWeight: 'medium',
      background: 'bg.subtle',
      borderInlineStartColor: 'primary',
    },
    '& img': {
      width: 'full',
      height: '45px',
      objectFit: 'cover',
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& p a': clickTarget,
    '& [data-end]': { padding: 3, textAlign: 'center', color: 'fg.muted' },
  },
});

interface SolutionListProps {
  rows: readonly Solution[];
  /** The place of the first row. */
  start: number;
  total: number;
  /** The place of the shown solution. */
  current: number;
  /** Asks for the next page, undefined when everything is there. */
  onMore: (() => void) | undefined;
  loading: boolean;
  /** The next page could not be read: it is asked for again only when somebody wishes. */
  failed: boolean;
  /** Set when the chosen entry takes the focus as soon as it is there. */
  takesFocus: RefObject<boolean>;
}

/** Calls when the element comes into view inside its scrolling list, and again after every load. */
function useComingIntoView(onView: (() => void) | undefined, loading: boolean) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !onView || loading) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onView(), {
      root: end.current.closest('nav'),
      rootMargin: '120px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [onView, loading]);
  return end;
}

/** Brings the chosen entry into the part of the list that is seen, without moving the page, and focuses it where that is wanted. */
function useChosenInView(current: number, isThere: boolean, takesFocus: RefObject<boolean>) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelectorAll('li')[current];
    if (!isThere || !list.current || !entry) return;
    const { offsetTop, offsetHeight } = entry;
    const { scrollTop, clientHeight } = list.current;
    const seen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!seen) list.current.scrollTop = offsetTop;
    if (takesFocus.current) entry.querySelector('a')?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [current, isThere, takesFocus]);
  return list;
}

/** The solutions as a list that grows when its end comes into view; a button does the same for the keyboard. */
export function SolutionList(props: SolutionListProps) {
  const { rows, start, total, current, onMore, loading, failed, takesFocus } = props;
  const { t } = useTexts();
  const list = useChosenInView(current - start, current - start < rows.length, takesFocus);
  const end = useComingIntoView(failed ? undefined : onMore, loading);
  const showEarlier = (event: MouseEvent) => {
    takesFocus.current = !opensElsewhere(event);
  };
  return (
    <List ref={list} aria-label={t('solutions.list.label')}>
      {start > 0 && (
        <p data-end>
          <Link to={solutionHref(start - 1)} onClick={showEarlier}>
            {t('solutions.list.earlier')}
          </Link>
        </p>
      )}
      <ul>
        {rows.map(({ schemeId, schemeName, url }, index) => (
          <li key={schemeId}>
            <Link
              to={solutionHref(start + index)}
              aria-current={start + index === current ? 'page' : undefined}
            >
              <img src={url} alt="" loading="lazy" decoding="async" />
              <MeasuredText text={schemeName} />
            </Link>
          </li>
        ))}
      </ul>
      <div ref={end} data-end>
        {onMore ? (
          <>
            {failed && !loading && <p role="alert">{t('errors.page.failed')}</p>}
            <Button size="small" variant="ghost" disabled={loading} onClick={onMore}>
              {t(loading ? 'solutions.list.loading' : failed ? 'errors.page.retry' : 'solutions.list.more')}
            </Button>
            <noscript>
              <a href={solutionHref(start + rows.length)}>{t('solutions.list.more')}</a>
            </noscript>
          </>
        ) : (
          t('solutions.list.total', { count: total, shown: formatCount(total) })
        )}
      </div>
    </List>
  );
}
