import { chakra } from '@chakra-ui/react';
import { showPoints } from '#domain/money/index.ts';
import { useGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { Money } from '#web/components/price.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { HomeBox } from './home-box.tsx';
import { quiet } from './quiet.ts';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    gap: 3,
    '& dt': { color: 'fg.muted', fontSize: 'table' },
    '& dd': { fontSize: 'lg', fontWeight: 'bold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Both balances and the points. */
export function WalletBox() {
  const { t } = useTexts();
  const query = useGetAccount(quiet);
  return (
    <HomeBox title={t('member.area.balance')} to={paths.balance} query={query} height="54px" empty={null}>
      {({ data }) => {
        const { number, inTenThousands } = showPoints(data.integralBalance);
        return (
          <Figures>
            <div>
              <dt>{t('memberHome.wallet.yuan')}</dt>
              <dd>
                <Money cents={data.accountBalance} currency="CNY" />
              </dd>
            </div>
            <div>
              <dt>{t('memberHome.wallet.dollars')}</dt>
              <dd>
                <Money cents={data.balanceUs} currency="USD" />
              </dd>
            </div>
            <div>
              <dt>{t('memberHome.wallet.points')}</dt>
              <dd>
                {inTenThousands
                  ? t('memberHome.wallet.tenThousands', { number, points: formatCount(data.integralBalance) })
                  : number}
              </dd>
            </div>
          </Figures>
        );
      }}
    </HomeBox>
  );
}
