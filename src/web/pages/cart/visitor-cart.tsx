import { Flex } from '@chakra-ui/react';
import { useGuestCart } from '#web/cart/guest-cart.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { NoticePage } from '#web/components/notice-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { GuestLines } from './guest-lines.tsx';

/** What this browser keeps for a visitor, and the way to sign in. */
export function VisitorCart() {
  const { t } = useTexts();
  const lines = useGuestCart();
  const text =
    lines.length === 0 ? t('cart.page.visitorNone') : t('cart.page.visitorText', { count: lines.length });
  return (
    <NoticePage title={t('cart.page.title')} text={text}>
      <Flex direction="column" align="center" gap={5}>
        <GuestLines lines={lines} title={t('cart.list.label')} />
        <Flex wrap="wrap" justify="center" gap={3}>
          <Button variant="solid" onClick={openLoginPopup}>
            {t('cart.page.signIn')}
          </Button>
          <LinkButton to={paths.products}>{t('cart.page.toProducts')}</LinkButton>
        </Flex>
      </Flex>
    </NoticePage>
  );
}
