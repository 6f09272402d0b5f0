import { Box } from '@chakra-ui/react';
import { Navigate, useNavigate } from 'react-router-dom';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { LoginForm } from '#web/session/login-form.tsx';
import { useSession } from '#web/session/session-store.ts';

/** The sign-in page; whoever is signed in already is sent home. */
export function LoginPage() {
  const { t } = useTexts();
  const session = useSession();
  const navigate = useNavigate();
  usePageTitle(t('session.login.title'));
  if (session) return <Navigate to={paths.home} replace />;
  return (
    <PageWidth>
      <Box maxWidth="400px" marginX="auto" paddingY={{ base: 8, md: 16 }}>
        <Box as="h1" fontSize="2xl" marginBottom={6}>
          {t('session.login.title')}
        </Box>
        <LoginForm onSignedIn={() => navigate(paths.home, { replace: true })} />
      </Box>
    </PageWidth>
  );
}
