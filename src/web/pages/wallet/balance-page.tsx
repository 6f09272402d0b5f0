import { useNavigate, useSearchParams } from 'react-router-dom';
import { MemberPage } from '#web/components/member-page.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { AccountFlow } from './account-flow.tsx';
import { BalanceHistory } from './balance-history.tsx';
import { type BalanceParams, balanceHref, balanceTabs, parseBalanceParams } from './balance-params.ts';
import { Balances } from './balances.tsx';
import { PointsTab } from './points-tab.tsx';
import { TopUpResult } from './top-up-result.tsx';
import { Withdrawals } from './withdrawals.tsx';

function WalletTab({ params }: { params: BalanceParams }) {
  return (
    <>
      {params.topUp !== undefined && (
        <TopUpResult key={params.topUp} paymentNo={params.topUp} result={params.result} />
      )}
      <Balances />
      <BalanceHistory />
      <AccountFlow params={params} />
      <Withdrawals params={params} />
    </>
  );
}

const labels = { wallet: 'wallet.tabs.wallet', points: 'wallet.tabs.points' } as const;

/** Money and points of the member, one tab each. Tab, filters and pages are in the address. */
export function BalancePage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const params = parseBalanceParams(query);
  const content = { wallet: () => <WalletTab params={params} />, points: () => <PointsTab /> };
  return (
    <MemberPage area="balance" title={t('wallet.page.title')} signInHelp={t('wallet.page.signInHelp')}>
      <Tabs
        label={t('wallet.page.title')}
        open={params.tab}
        onOpen={(key) => {
          const tab = balanceTabs.find((known) => known === key);
          // The filters are restored after a visit to the points.
          navigate(balanceHref({ ...params, topUp: undefined, tab: tab ?? 'wallet' }), { replace: true });
        }}
        tabs={balanceTabs.map((key) => ({ key, label: t(labels[key]), content: content[key] }))}
      />
    </MemberPage>
  );
}
