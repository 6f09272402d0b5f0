import { chakra } from '@chakra-ui/react';
import { useGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Money } from '#web/components/price.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { chargeHref } from '#web/paths.ts';
import { writeChargeType } from '#web/session/charge-type.ts';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 4,
    paddingBlock: 5,
    '& > dl': { display: 'flex', flexWrap: 'wrap', columnGap: 12, rowGap: 3 },
    '& dt': { color: 'fg.muted', fontSize: 'table' },
    '& dd': { fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', lineHeight: 'tight' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: 3 },
  },
});

/** Both balances, and the ways to change them. */
export function Balances() {
  const { t } = useTexts();
  const account = useGetAccount();
  return (
    <Frame>
      <Loaded query={account} skeleton={<Skeleton height={{ base: '120px', md: '64px' }} width="280px" />}>
        {({ data: { accountBalance, balanceUs } }) => (
          <dl>
            <div>
              <dt>{t('wallet.balance.yuan')}</dt>
              <dd>
                <Money cents={accountBalance} currency="CNY" />
              </dd>
            </div>
            <div>
              <dt>{t('wallet.balance.dollars')}</dt>
              <dd>
                <Money cents={balanceUs} currency="USD" />
              </dd>
            </div>
          </dl>
        )}
      </Loaded>
      <div>
        <LinkButton variant="accent" to={chargeHref('cz')} onClick={() => writeChargeType('cz')}>
          {t('wallet.balance.topUp')}
        </LinkButton>
        <LinkButton to={chargeHref('tx')} onClick={() => writeChargeType('tx')}>
          {t('wallet.balance.withdraw')}
        </LinkButton>
      </div>
    </Frame>
  );
}
