import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { currencyOf } from '#domain/ledger/flow-values.ts';
import { pageSizes } from '#generated/constants.ts';
import { accountFlowAccountTypeNames, accountFlowDealTypeNames } from '#generated/enums.ts';
import type { AccountFlow as Entry } from '#generated/hooks/model/accountFlow.ts';
import type { AccountFlowParams } from '#generated/hooks/model/accountFlowParams.ts';
import { useListAccountFlow } from '#generated/hooks/wallet/wallet.ts';
import { useExportFlow } from '#web/api/use-open-file.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { chargeHref } from '#web/paths.ts';
import { AmountChange } from './amount-change.tsx';
import { type BalanceParams, balanceHref, pageNames } from './balance-params.ts';
import { CauseLink } from './cause-link.tsx';
import { FlowSearch } from './flow-search.tsx';
import { Section } from './section.tsx';

const Sums = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 6,
    rowGap: 1,
    color: 'fg.muted',
    fontSize: 'table',
    marginBottom: 2,
  },
});

/** Income and expense of all filtered entries, in the currencies that occur. */
function FlowSums({ sums }: { sums: AccountFlowParams }) {
  const { t } = useTexts();
  const { yuanIncome, yuanExpense, dollarIncome, dollarExpense } = sums;
  const both = (income: number, expense: number, currency: 'CNY' | 'USD') =>
    t('wallet.flow.sums', {
      income: formatAmount(income, currency),
      expense: formatAmount(expense, currency),
    });
  return (
    <Sums>
      {yuanIncome + yuanExpense > 0 && <span>{both(yuanIncome, yuanExpense, 'CNY')}</span>}
      {dollarIncome + dollarExpense > 0 && <span>{both(dollarIncome, dollarExpense, 'USD')}</span>}
    </Sums>
  );
}

function useColumns(): readonly Column<Entry>[] {
  const { t } = useTexts();
  return [
    {
      key: 'dealType',
      title: t('described.fields.dealType'),
      cell: ({ dealType }) => t(`described.enums.${accountFlowDealTypeNames[dealType]}`),
    },
    {
      key: 'dealTime',
      title: t('wallet.flow.time'),
      cell: ({ dealTime }) => <time dateTime={dealTime}>{formatMoment(dealTime)}</time>,
    },
    {
      key: 'accountType',
      title: t('described.fields.accountType'),
      cell: ({ accountType }) => t(`described.enums.${accountFlowAccountTypeNames[accountType]}`),
    },
    { key: 'causeNo', title: t('wallet.flow.number'), cell: ({ causeNo }) => <CauseLink number={causeNo} /> },
    {
      key: 'amount',
      title: t('wallet.flow.amount'),
      align: 'end',
      cell: ({ amount, budget, accountType }) => (
        <AmountChange budget={budget} text={formatAmount(amount, currencyOf(accountType))} />
      ),
    },
  ];
}

/** The movements of both accounts, narrowed by the filters of the address, also as CSV. */
export function AccountFlow({ params }: { params: BalanceParams }) {
  const { t } = useTexts();
  const { filters, cashNo } = params;
  const paging = usePaging(pageSizes.listAccountFlow.balance, pageNames.flow);
  const { page: pageNum, pageSize } = paging;
  const flow = useListAccountFlow({ pageNum, pageSize, ...filters });
  const { open, isOpening } = useExportFlow();
  const isNarrowed = Object.keys(filters).length > 0;
  const empty = isNarrowed ? (
    <Empty text={t('wallet.flow.noneFound')}>
      <LinkButton to={balanceHref({ cashNo })}>{t('wallet.flow.clear')}</LinkButton>
    </Empty>
  ) : (
    <Empty text={t('wallet.flow.none')}>
      <LinkButton to={chargeHref('cz')}>{t('wallet.balance.topUp')}</LinkButton>
    </Empty>
  );
  return (
    <Section
      title={t('wallet.flow.title')}
      actions={
        <Button size="small" disabled={isOpening} onClick={() => open(filters)}>
          <Download size={16} aria-hidden="true" />
          {t('wallet.flow.export')}
        </Button>
      }
    >
      <FlowSearch params={params} />
      {flow.data && flow.data.data.length > 0 && <FlowSums sums={flow.data.params} />}
      <PagedTable
        label={t('wallet.flow.title')}
        query={flow}
        paging={paging}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={empty}
      />
    </Section>
  );
}
