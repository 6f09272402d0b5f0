import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { pageSizes } from '#generated/constants.ts';
import { useListFavourites } from '#generated/hooks/favourites/favourites.ts';
import type { Favourite } from '#generated/hooks/model/favourite.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { MeasuredText } from '#web/components/measured-text.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { useVisitedColumns } from '#web/favourites/visited-columns.tsx';
import { VisitedPart } from '#web/favourites/visited-part.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { FavouriteActions } from './favourite-actions.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { useRestoreFavourite } from './use-remove-favourite.ts';

const rowHeight = '81px';

function useColumns(onRemoved: (favourite: Favourite) => void): Column<Favourite>[] {
  const { t } = useTexts();
  const visited = useVisitedColumns();
  return [
    {
      key: 'part',
      title: t('favourites.product.part'),
      cell: ({ params }) => (
        <VisitedPart product={params} name={params.productNum}>
          <p>
            <MeasuredText text={params.productName} />
          </p>
        </VisitedPart>
      ),
    },
    ...visited,
    {
      key: 'actions',
      title: t('favourites.product.actions'),
      align: 'end',
      cell: (favourite) => <FavouriteActions favourite={favourite} onRemoved={onRemoved} />,
    },
  ];
}

function FavouriteList() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listFavourites.favourites);
  const { page: pageNum, pageSize } = paging;
  const list = useListFavourites({ pageNum, pageSize }, { query: { placeholderData: keepPreviousData } });
  const [removed, setRemoved] = useState<Favourite>();
  const restore = useRestoreFavourite(() => setRemoved(undefined));
  const columns = useColumns(setRemoved);
  return (
    <>
      {removed && <RemovedNotice removed={removed} onUndo={() => restore(removed)} />}
      <PagedTable
        label={t('favourites.list.label')}
        columns={columns}
        keyOf={({ proCollecId }) => proCollecId}
        query={list}
        paging={paging}
        rowHeight={rowHeight}
        failure={t('favourites.list.failed')}
        empty={
          <Empty text={t('favourites.list.empty')}>
            <LinkButton variant="solid" to={paths.products}>
              {t('favourites.list.browse')}
            </LinkButton>
          </Empty>
        }
      />
    </>
  );
}

/** The products that the member keeps, with current stock and price. */
export function FavouritesPage() {
  const { t } = useTexts();
  return (
    <MemberPage area="favourites" title={t('favourites.list.title')} signInHelp={t('favourites.list.help')}>
      <FavouriteList />
    </MemberPage>
  );
}
