import { Button } from '#web/components/button.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { openLoginPopup } from './login-popup-store.ts';

interface SignInFirstProps {
  title: string;
  /** What signing in is good for on this page. */
  text: string;
}

/** In place of a page that is for members, under the popup that asks to sign in. */
export function SignInFirst({ title, text }: SignInFirstProps) {
  const { t } = useTexts();
  return (
    <NoticePage title={title} text={text}>
      <Button variant="solid" onClick={openLoginPopup}>
        {t('frame.topBar.login')}
      </Button>
    </NoticePage>
  );
}
