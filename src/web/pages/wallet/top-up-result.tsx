import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { methods } from '#domain/cashier/methods.ts';
import { constants } from '#generated/constants.ts';
import { startTopUpFormPayTypeNames, topUpPayStateNames } from '#generated/enums.ts';
import type { TopUp } from '#generated/hooks/model/topUp.ts';
import { useGetTopUp } from '#generated/hooks/topup-withdraw/topup-withdraw.ts';
import { invalidateMoney } from '#web/api/invalidate-money.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { chargeHref } from '#web/paths.ts';

type StateName = (typeof topUpPayStateNames)[keyof typeof topUpPayStateNames];

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: 2,
    justifyItems: 'start',
    marginTop: 5,
    padding: 4,
    borderRadius: 'base',
    '& > strong': { fontSize: 'lg' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: 3 },
  },
  variants: {
    state: {
      paymentPending: { background: 'info.soft' },
      paymentReceived: { background: 'success.soft' },
      paymentFailed: { background: 'danger.soft' },
    },
  },
});

const titles = {
  paymentPending: 'wallet.topUp.pending',
  paymentReceived: 'wallet.topUp.received',
  paymentFailed: 'wallet.topUp.failed',
} as const satisfies Record<StateName, string>;

const helps = {
  paymentPending: 'wallet.topUp.pendingHelp',
  paymentReceived: 'wallet.topUp.receivedHelp',
  paymentFailed: 'wallet.topUp.failedHelp',
} as const satisfies Record<StateName, string>;

/** A cancelled top-up is still pending at the service, where a second attempt may pay it. */
function shownState({ payState }: TopUp, result: string | undefined): StateName {
  const name = topUpPayStateNames[payState];
  return name === 'paymentPending' && result === 'cancelled' ? 'paymentFailed' : name;
}

interface ResultProps {
  topUp: TopUp;
  result: string | undefined;
  onCheck: () => void;
}

function Result({ topUp, result, onCheck }: ResultProps) {
  const { t } = useTexts();
  const { amount, payType, paymentNo, createTime } = topUp;
  const state = shownState(topUp, result);
  return (
    <Panel state={state} role="status">
      <strong>{t(titles[state], { amount: formatAmount(amount, methods[payType].currency) })}</strong>
      <span>{t(helps[state])}</span>
      <small>
        {t('wallet.topUp.facts', {
          number: paymentNo,
          method: t(`described.enums.${startTopUpFormPayTypeNames[payType]}`),
          time: formatMoment(createTime),
        })}
      </small>
      {state !== 'paymentReceived' && (
        <div>
          {state === 'paymentPending' && (
            <Button size="small" onClick={onCheck}>
              {t('wallet.topUp.check')}
            </Button>
          )}
          <LinkButton size="small" to={chargeHref('cz')}>
            {t('wallet.topUp.again')}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

/** The result of a top-up, read again while its confirmation is awaited; afterwards the balances are read again too. */
export function TopUpResult({ paymentNo, result }: { paymentNo: string; result: string | undefined }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const topUp = useGetTopUp(
    { paymentNo },
    {
      query: {
        staleTime: 0,
        meta: { suppressErrorToast: true },
        refetchInterval: ({ state: { data, dataUpdateCount } }) => {
          const isPending = data !== undefined && shownState(data.data, result) === 'paymentPending';
          return isPending && dataUpdateCount < constants.paymentPollRounds ? constants.paymentPoll : false;
        },
      },
      request: { silent: true },
    },
  );
  const state = topUp.data && topUpPayStateNames[topUp.data.data.payState];
  useEffect(() => {
    if (state === 'paymentReceived') invalidateMoney(queries);
  }, [state, queries]);
  return (
    <Loaded query={topUp} skeleton={<Skeleton height="120px" />} failure={t('wallet.topUp.unknown')}>
      {({ data }) => <Result topUp={data} result={result} onCheck={() => void topUp.refetch()} />}
    </Loaded>
  );
}
