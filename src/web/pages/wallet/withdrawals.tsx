import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import { pageSizes } from '#generated/constants.ts';
import { withdrawalCashTypeNames, withdrawalExamStateNames } from '#generated/enums.ts';
import type { Withdrawal } from '#generated/hooks/model/withdrawal.ts';
import { useListWithdrawals } from '#generated/hooks/wallet/wallet.ts';
import { LinkButton } from '#web/components/button.tsx';
import { CutText } from '#web/components/cut-text.tsx';
import { Empty } from '#web/components/empty.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { Money } from '#web/components/price.tsx';
import { StateBadge, type StateTone } from '#web/components/state-badge.ts';
import { usePaging } from '#web/components/use-paging.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { chargeHref } from '#web/paths.ts';
import { type BalanceParams, balanceHref, pageNames } from './balance-params.ts';
import { Section } from './section.tsx';

type StateName = (typeof withdrawalExamStateNames)[keyof typeof withdrawalExamStateNames];

const tones: Readonly<Record<StateName, StateTone>> = {
  withdrawalPending: 'info',
  passed: 'success',
  rejected: 'danger',
};

/** A phone number and most addresses are shown whole. */
const accountCharacters = 24;

const State = chakra('div', {
  base: { display: 'grid', gap: 1, justifyItems: 'start', '& small': { color: 'fg.muted', fontSize: 'sm' } },
});

function WithdrawalState({ examState, examTime, reason }: Withdrawal) {
  const { t } = useTexts();
  const name = withdrawalExamStateNames[examState];
  return (
    <State>
      <StateBadge tone={tones[name]}>{t(`described.enums.${name}`)}</StateBadge>
      {examTime && <small>{formatMoment(examTime)}</small>}
      {reason && <small>{reason}</small>}
    </State>
  );
}

function useColumns(): readonly Column<Withdrawal>[] {
  const { t } = useTexts();
  return [
    { key: 'cashNo', title: t('described.fields.cashNo'), cell: ({ cashNo }) => cashNo },
    {
      key: 'createTime',
      title: t('wallet.flow.time'),
      cell: ({ createTime }) => <time dateTime={createTime}>{formatMoment(createTime)}</time>,
    },
    {
      key: 'cashType',
      title: t('described.fields.cashType'),
      cell: ({ cashType }) => t(`described.enums.${withdrawalCashTypeNames[cashType]}`),
    },
    {
      key: 'cashAccount',
      title: t('described.fields.cashAccount'),
      cell: ({ cashAccount }) => <CutText text={cashAccount} characters={accountCharacters} />,
    },
    {
      key: 'examState',
      title: t('wallet.withdrawals.state'),
      cell: (withdrawal) => <WithdrawalState {...withdrawal} />,
    },
    {
      key: 'cashAmount',
      title: t('wallet.flow.amount'),
      align: 'end',
      cell: ({ cashAmount, cashType }) => (
        <Money cents={cashAmount} currency={withdrawalMethods[cashType].currency} />
      ),
    },
  ];
}

/** The withdrawals of the member, or the one that a movement leads to. */
export function Withdrawals({ params }: { params: BalanceParams }) {
  const { t } = useTexts();
  const { filters, cashNo } = params;
  const box = useRef<HTMLDivElement>(null);
  const paging = usePaging(pageSizes.listWithdrawals.balance, pageNames.withdrawals);
  const { page: pageNum, pageSize } = paging;
  const withdrawals = useListWithdrawals({ pageNum, pageSize, ...(cashNo === undefined ? {} : { cashNo }) });
  useEffect(() => {
    if (cashNo !== undefined) box.current?.scrollIntoView({ block: 'center' });
  }, [cashNo]);
  const all = (
    <LinkButton size="small" to={balanceHref({ filters })}>
      {t('wallet.withdrawals.all')}
    </LinkButton>
  );
  const empty = (
    <Empty text={t('wallet.withdrawals.none')}>
      {cashNo === undefined ? (
        <LinkButton to={chargeHref('tx')}>{t('wallet.balance.withdraw')}</LinkButton>
      ) : (
        all
      )}
    </Empty>
  );
  return (
    <div ref={box}>
      <Section title={t('wallet.withdrawals.title')} actions={cashNo === undefined ? undefined : all}>
        <PagedTable
          label={t('wallet.withdrawals.title')}
          query={withdrawals}
          paging={paging}
          columns={useColumns()}
          keyOf={({ id }) => id}
          empty={empty}
        />
      </Section>
    </div>
  );
}
