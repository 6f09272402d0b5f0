import { useLocation } from 'react-router-dom';
import { LinkButton } from '#web/components/button.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { SignInFirst } from '#web/session/sign-in-first.tsx';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { OrderEntryPage } from './order-entry-page.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { parseOrderSource } from './order-source.ts';

function NothingToOrder() {
  const { t } = useTexts();
  return (
    <NoticePage title={t('orderSubmit.page.malformed')} text={t('orderSubmit.page.malformedHelp')}>
      <LinkButton variant="solid" to={paths.cart}>
        {t('orderSubmit.page.toCart')}
      </LinkButton>
      <LinkButton to={paths.products}>{t('orderSubmit.page.toProducts')}</LinkButton>
    </NoticePage>
  );
}

/** The order as it will be placed: where it goes, what it holds, what it costs. Members only; a visitor is asked to sign in. */
export function OrderSubmitPage() {
  const { t } = useTexts();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const session = useSession();
  usePageTitle(t('orderSubmit.page.title'));
  const source = parseOrderSource(search);
  if (!source) return <NothingToOrder />;
  if (!hydrated)
    return (
      <PageWidth>
        <OrderSkeleton source={source} />
      </PageWidth>
    );
  if (!session)
    return <SignInFirst title={t('orderSubmit.page.signIn')} text={t('orderSubmit.page.signInHelp')} />;
  return (
    <PageWidth>
      <OrderEntryPage key={search} source={source} owner={session.user.email} />
    </PageWidth>
  );
}
