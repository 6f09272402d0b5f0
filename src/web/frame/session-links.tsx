import { fullName } from '#domain/text/full-name.ts';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { useLogout } from '#web/session/use-logout.ts';

/** List items: the way in for a visitor, the way out for a member. */
export function SessionLinks() {
  const { t, language } = useTexts();
  const session = useSession();
  const logout = useLogout();
  if (session) {
    const name = fullName(session.user, language) || session.user.email;
    return (
      <>
        <li>
          <Link to={paths.memberCentre}>{name || t('frame.navigation.memberCentre')}</Link>
        </li>
        <li>
          <button type="button" onClick={logout.start} disabled={logout.running}>
            {t('frame.topBar.logout')}
          </button>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        <Link to={paths.login}>{t('frame.topBar.login')}</Link>
      </li>
      <li>
        <Link to={paths.register}>{t('frame.topBar.register')}</Link>
      </li>
    </>
  );
}
