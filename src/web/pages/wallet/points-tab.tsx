import { chakra } from '@chakra-ui/react';
import { showPoints } from '#domain/money/index.ts';
import { pageSizes } from '#generated/constants.ts';
import { pointsFlowFlowTypeNames } from '#generated/enums.ts';
import type { PointsFlow } from '#generated/hooks/model/pointsFlow.ts';
import { useListPointsFlow } from '#generated/hooks/points/points.ts';
import { useGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { usePaging } from '#web/components/use-paging.ts';
import { formatCount, formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { AmountChange } from './amount-change.tsx';
import { pageNames } from './balance-params.ts';
import { CauseLink } from './cause-link.tsx';
import { Section } from './section.tsx';

/** Room for a number that takes two lines on a phone, so that nothing moves when it comes. */
const balanceHeight = { base: '130px', md: '100px' };

const Balance = chakra('dl', {
  base: {
    minHeight: balanceHeight,
    paddingBlock: 5,
    '& dt': { color: 'fg.muted', fontSize: 'table' },
    '& dd': { fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', lineHeight: 'tight' },
    '& small': { fontSize: 'lg', fontWeight: 'normal', color: 'fg.muted', marginInlineStart: 1 },
  },
});

/** The points balance; in ten-thousands it is cut, so that the full number is with it. */
function PointsBalance({ points }: { points: number }) {
  const { t } = useTexts();
  const { number, inTenThousands } = showPoints(points);
  return (
    <Balance>
      <dt>{t('wallet.points.balance')}</dt>
      {inTenThousands ? (
        <dd>{t('wallet.points.tenThousands', { number, points: formatCount(points) })}</dd>
      ) : (
        <dd>
          {number}
          <small>{t('wallet.points.unit')}</small>
        </dd>
      )}
    </Balance>
  );
}

function useColumns(): readonly Column<PointsFlow>[] {
  const { t } = useTexts();
  return [
    {
      key: 'flowType',
      title: t('described.fields.dealType'),
      cell: ({ flowType }) => t(`described.enums.${pointsFlowFlowTypeNames[flowType]}`),
    },
    {
      key: 'createTime',
      title: t('wallet.flow.time'),
      cell: ({ createTime }) => <time dateTime={createTime}>{formatMoment(createTime)}</time>,
    },
    {
      key: 'objectId',
      title: t('wallet.flow.number'),
      cell: ({ objectId }) => <CauseLink number={objectId} />,
    },
    {
      key: 'flowNum',
      title: t('wallet.points.number'),
      align: 'end',
      cell: ({ flowNum, budget }) => <AmountChange budget={budget} text={formatCount(flowNum)} />,
    },
  ];
}

/** The points of the member and what moved them. */
export function PointsTab() {
  const { t } = useTexts();
  const account = useGetAccount();
  const paging = usePaging(pageSizes.listPointsFlow.balance, pageNames.points);
  const flow = useListPointsFlow({ pageNum: paging.page, pageSize: paging.pageSize });
  return (
    <>
      <Loaded query={account} skeleton={<Skeleton height={balanceHeight} width="200px" />}>
        {({ data: { integralBalance } }) => <PointsBalance points={integralBalance} />}
      </Loaded>
      <Section title={t('wallet.points.flow')}>
        <PagedTable
          label={t('wallet.points.flow')}
          query={flow}
          paging={paging}
          columns={useColumns()}
          keyOf={({ id }) => id}
          empty={
            <Empty text={t('wallet.points.none')}>
              <LinkButton to={paths.products}>{t('wallet.points.shop')}</LinkButton>
            </Empty>
          }
        />
      </Section>
    </>
  );
}
