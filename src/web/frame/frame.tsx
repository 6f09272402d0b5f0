import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { GuestCartMerge } from '#web/cart/guest-cart-merge.tsx';
import { OpenChatWindow } from '#web/chat/open-chat-window.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { LoginPopup } from '#web/session/login-popup.tsx';
import { ShownMessages } from '#web/toasts/shown-messages.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingNote } from './loading-note.tsx';
import { Navigation } from './navigation.tsx';
import { ScriptNote } from './script-note.tsx';
import { TopBar } from './top-bar.tsx';
import { useRouteFocus } from './use-route-focus.ts';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    insetBlockStart: 2,
    insetInlineStart: 2,
    zIndex: 'message',
    px: 4,
    py: 2,
    background: 'primary',
    color: 'primary.contrast',
    borderRadius: 'base',
    '&:not(:focus)': { srOnly: true },
  },
});

const contentId = 'content';

/** What is above every page of the shop; its session, counts and open panels begin in the browser. */
function Top() {
  const { t } = useTexts();
  return (
    <>
      <SkipLink href={`#${contentId}`}>{t('frame.skip.toContent')}</SkipLink>
      <TopBar />
      <Header />
      <Navigation />
      <ScriptNote />
    </>
  );
}

/** What every page of the shop has around it. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <>
      <Top />
      <main id={contentId} tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      <LoadingNote />
      <ShownMessages />
      <LoginPopup />
      <GuestCartMerge />
      <OpenChatWindow />
    </>
  );
}
