import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { withoutNames } from '#domain/part-texts/part-line.ts';
import { pageSizes } from '#generated/constants.ts';
import { useListFootprints } from '#generated/hooks/footprints/footprints.ts';
import type { Footprint } from '#generated/hooks/model/footprint.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { CutText } from '#web/components/cut-text.tsx';
import { Empty } from '#web/components/empty.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { canBuy } from '#web/favourites/can-buy.ts';
import { useVisitedColumns } from '#web/favourites/visited-columns.tsx';
import { VisitedPart } from '#web/favourites/visited-part.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths, productHref } from '#web/paths.ts';
import { useDeleteFootprintOnce } from './use-delete-footprint.ts';

const rowHeight = '81px';

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' },
});

type Deletion = ReturnType<typeof useDeleteFootprintOnce>;

function FootprintActions({ footprint, deletion }: { footprint: Footprint; deletion: Deletion }) {
  const { t } = useTexts();
  const { params: product, footId } = footprint;
  const name = product.productNum;
  return (
    <Actions>
      {canBuy(product) && (
        <LinkButton
          size="small"
          aria-label={t('footprints.list.buyNowOf', { name })}
          to={productHref(product.productId)}
        >
          {t('footprints.list.buyNow')}
        </LinkButton>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label={t('footprints.list.deleteOf', { name })}
        disabled={deletion.leaving.has(footId)}
        onClick={() => deletion.ask(footprint)}
      >
        {t('footprints.list.delete')}
      </Button>
    </Actions>
  );
}

function useColumns(deletion: Deletion): Column<Footprint>[] {
  const { t } = useTexts();
  const visited = useVisitedColumns();
  return [
    {
      key: 'part',
      title: t('footprints.list.image'),
      cell: ({ params }) => <VisitedPart product={params} name={params.productName} />,
    },
    {
      key: 'model',
      title: t('footprints.list.model'),
      width: '170px',
      cell: ({ params }) => params.productNum,
    },
    {
      key: 'describe',
      title: t('footprints.list.describe'),
      width: '170px',
      cell: ({ params }) => <CutText text={withoutNames(params.productDescribe, params)} />,
    },
    ...visited,
    {
      key: 'actions',
      title: t('favourites.product.actions'),
      align: 'end',
      cell: (footprint) => <FootprintActions footprint={footprint} deletion={deletion} />,
    },
  ];
}

function FootprintList() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listFootprints.footprints);
  const { page: pageNum, pageSize } = paging;
  const list = useListFootprints({ pageNum, pageSize }, { query: { placeholderData: keepPreviousData } });
  const deletion = useDeleteFootprintOnce();
  return (
    <>
      <PagedTable
        label={t('footprints.list.label')}
        columns={useColumns(deletion)}
        keyOf={({ footId }) => footId}
        query={list}
        paging={paging}
        rowHeight={rowHeight}
        failure={t('footprints.list.failed')}
        empty={
          <Empty text={t('footprints.list.empty')}>
            <LinkButton variant="solid" to={paths.products}>
              {t('footprints.list.browse')}
            </LinkButton>
          </Empty>
        }
      />
      {deletion.asked && (
        <ConfirmDialog
          title={t('footprints.delete.question')}
          confirmLabel={t('footprints.delete.yes')}
          declineLabel={t('footprints.delete.no')}
          onAnswer={deletion.answer}
        />
      )}
    </>
  );
}

/** The products that the member looked at, the latest first. */
export function FootprintsPage() {
  const { t } = useTexts();
  return (
    <MemberPage area="footprints" title={t('footprints.list.title')} signInHelp={t('footprints.list.help')}>
      <FootprintList />
    </MemberPage>
  );
}
