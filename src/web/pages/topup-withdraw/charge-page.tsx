import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetAccount } from '#generated/hooks/wallet/wallet.ts';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { chargeHref } from '#web/paths.ts';
import { chargeTypeOf, chargeTypes, readChargeType, writeChargeType } from '#web/session/charge-type.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { TopUpForm } from './top-up-form.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

const Choice = chakra('nav', {
  base: {
    display: 'flex',
    gap: 1,
    borderBottom: 'line',
    marginBottom: 5,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      px: 4,
      marginBottom: '-1px',
      color: 'fg.muted',
      borderBottom: '2px solid transparent',
      _hover: { color: 'fg', textDecoration: 'none' },
    },
    '& a[aria-current]': { color: 'primary', fontWeight: 'bold', borderBottomColor: 'primary' },
  },
});

const Column = chakra('div', { base: { maxWidth: '480px' } });

const labels = { cz: 'topupWithdraw.page.topUp', tx: 'topupWithdraw.page.withdraw' } as const;
const forms = { cz: TopUpForm, tx: WithdrawalForm } as const;

/** Top-up or withdrawal: the address decides, otherwise what was chosen last in this tab. */
export function ChargePage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const account = useGetAccount();
  const isHydrated = useHydrated();
  const named = chargeTypeOf(query.get('type'));
  // The server knows nothing of this tab: the first rendering must not either.
  const type = named ?? (isHydrated ? readChargeType() : undefined) ?? 'cz';
  useEffect(() => {
    if (isHydrated) writeChargeType(type);
  }, [isHydrated, type]);
  return (
    <MemberPage area="topUp" title={t(labels[type])} signInHelp={t('topupWithdraw.page.signInHelp')}>
      <Choice aria-label={t('topupWithdraw.page.choose')}>
        {chargeTypes.map((each) => (
          <Link key={each} to={chargeHref(each)} replace aria-current={each === type ? 'page' : undefined}>
            {t(labels[each])}
          </Link>
        ))}
      </Choice>
      <Loaded query={account}>
        {({ data }) =>
          // Both stay, so that what was typed into one is there after a look at the other.
          chargeTypes.map((each) => {
            const Form = forms[each];
            return (
              <Column key={each} hidden={each !== type}>
                <Form account={data} />
              </Column>
            );
          })
        }
      </Loaded>
    </MemberPage>
  );
}
