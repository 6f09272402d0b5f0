import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Link } from '#web/components/link.tsx';
import { MemberPage } from '#web/components/member-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import { AddressesTab } from './addresses/addresses-tab.tsx';
import { type DetailTab, detailTabs, useDetailTab } from './detail-tab.ts';
import { InvoiceTab } from './invoice/invoice-tab.tsx';
import { LoginPasswordTab } from './passwords/login-password-tab.tsx';
import { PayPasswordTab } from './passwords/pay-password-tab.tsx';
import { PersonalTab } from './personal/personal-tab.tsx';
import type { TabProps } from './tab-props.ts';

const TabLinks = chakra('nav', {
  base: {
    marginBottom: 5,
    borderBottom: 'line',
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '36px',
      [touch]: { minHeight: 'touch' },
      marginBottom: '-1px',
      px: { base: 2, md: 4 },
      color: 'fg.muted',
      borderBottom: '2px solid transparent',
      _hover: { color: 'fg', textDecoration: 'none' },
    },
    '& a[aria-current]': { color: 'primary', fontWeight: 'bold', borderBottomColor: 'primary' },
  },
});

const contents: Record<DetailTab, ComponentType<TabProps>> = {
  profile: PersonalTab,
  addresses: AddressesTab,
  loginPassword: LoginPasswordTab,
  payPassword: PayPasswordTab,
  invoice: InvoiceTab,
};

/** The tabs; one that was open stays behind the open one, with what was typed into it. */
function Tabs() {
  const { t } = useTexts();
  const { tab: open, visited, hrefOf } = useDetailTab();
  return (
    <>
      <TabLinks aria-label={t('profile.page.tabs')}>
        <ul>
          {detailTabs.map((tab) => (
            <li key={tab}>
              <Link to={hrefOf(tab)} aria-current={tab === open ? 'page' : undefined}>
                {t(`member.area.${tab}`)}
              </Link>
            </li>
          ))}
        </ul>
      </TabLinks>
      {visited.map((tab) => {
        const Content = contents[tab];
        return (
          <div key={tab} hidden={tab !== open}>
            <Content isOpen={tab === open} />
          </div>
        );
      })}
    </>
  );
}

/** The account of the member: personal data, addresses, passwords and invoice data. */
export function MemberDetailPage() {
  const { t } = useTexts();
  const { tab } = useDetailTab();
  return (
    <MemberPage area={tab} title={t(`member.area.${tab}`)} signInHelp={t('profile.page.signIn')}>
      <Tabs />
    </MemberPage>
  );
}
