import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countBeyond, fewestCompared, mostCompared } from '#domain/catalogue/compared-ids.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { ListDownloads } from '#web/components/list-downloads.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { useAddressState } from '#web/state/use-address-state.ts';
import { useNextFocus } from '#web/state/use-next-focus.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareTable } from './compare-table.tsx';
import { compareHref, parseCompareSearch } from './compare-url.ts';
import { useCompared } from './use-compared.ts';

const Notice = chakra('p', {
  base: {
    marginBottom: 3,
    paddingInline: 3,
    paddingBlock: 2,
    background: 'warning.soft',
    borderRadius: 'base',
    fontSize: 'table',
    '& a': { marginInlineStart: 3, textDecoration: 'underline' },
  },
});

function NothingToCompare() {
  const { t } = useTexts();
  return (
    <NoticePage
      title={t('catalogue.compare.title')}
      text={t('catalogue.compare.nothing', { fewest: fewestCompared, most: mostCompared })}
    >
      <LinkButton variant="solid" to={paths.products}>
        {t('catalogue.overview.title')}
      </LinkButton>
    </NoticePage>
  );
}

/** Products side by side, by the ids in the address, which can be kept and sent on. */
export function ComparePage() {
  const { t } = useTexts();
  const { state, change } = useAddressState(parseCompareSearch, compareHref);
  const { state: before, search } = useLocation();
  const beyond = countBeyond(new URLSearchParams(search).get('ids'));
  const compared = useCompared(state.ids, state.filters);
  const { products, missing, hasFailed, retry, isReady } = compared;
  const title = t('catalogue.compare.title');
  const surface = useRef<HTMLElement>(null);
  const take = useNextFocus(surface, products.length, '[data-remove]');
  usePageTitle(title);
  if (state.ids.length === 0) return <NothingToCompare />;
  return (
    <PageWidth paddingBottom={8}>
      <Breadcrumb
        crumbs={[
          { label: t('frame.navigation.home'), href: paths.home },
          { label: t('catalogue.overview.title'), href: paths.products },
          { label: title },
        ]}
      />
      <h1 tabIndex={-1}>{title}</h1>
      <CompareBar
        state={state}
        products={products}
        change={(step) => change(step, { replace: true, preventScrollReset: true, state: before })}
      />
      {beyond > 0 && (
        <Notice role="status">{t('catalogue.compare.beyond', { count: beyond, most: mostCompared })}</Notice>
      )}
      {missing.length > 0 && (
        <Notice role="alert">
          {t('catalogue.compare.missing', { count: missing.length })}
          <Link
            to={compareHref({ ...state, ids: state.ids.filter((id) => !missing.includes(id)) })}
            state={before}
            replace
          >
            {t('catalogue.compare.dropMissing')}
          </Link>
        </Notice>
      )}
      {isReady && hasFailed && (
        <Notice role="alert">
          {t('catalogue.compare.failed')}{' '}
          <Button size="small" onClick={retry}>
            {t('errors.page.retry')}
          </Button>
        </Notice>
      )}
      {isReady && !hasFailed && products.length > 0 && products.length < fewestCompared && (
        <Notice>{t('catalogue.compare.tooFew')}</Notice>
      )}
      {isReady ? (
        products.length > 0 && (
          <>
            <CompareTable state={state} compared={compared} surface={surface} onRemove={take} />
            <ListDownloads href={compareHref({ ids: state.ids, quantity: state.quantity })} />
          </>
        )
      ) : (
        <Skeleton height="640px" />
      )}
    </PageWidth>
  );
}
