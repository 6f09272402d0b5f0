import { Box } from '@chakra-ui/react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { LoginForm } from '#web/session/login-form.tsx';
import { useSession } from '#web/session/session-store.ts';

/** The e-mail that registration and the reset of the password hand over. */
function accountOf(state: unknown): string {
  const account = typeof state === 'object' && state !== null && 'account' in state ? state.account : '';
  return typeof account === 'string' ? account : '';
}

/** The sign-in page; signed-in members are redirected to the home page. */
export function LoginPage() {
  const { t } = useTexts();
  const session = useSession();
  const navigate = useNavigate();
  const account = accountOf(useLocation().state);
  usePageTitle(t('session.login.title'));
  if (session) return <Navigate to={paths.home} replace />;
  return (
    <PageWidth>
      <Box maxWidth="400px" marginX="auto" paddingY={{ base: 8, md: 16 }}>
        <Box as="h1" fontSize="2xl" marginBottom={6}>
          {t('session.login.title')}
        </Box>
        <LoginForm account={account} onSignedIn={() => navigate(paths.home, { replace: true })} />
      </Box>
    </PageWidth>
  );
}
