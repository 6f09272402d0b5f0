import { chakra } from '@chakra-ui/react';
import { Move, X } from 'lucide-react';
import { useId, useLayoutEffect } from 'react';
import { IconButton } from '#web/components/icon-button.ts';
import { isComposing } from '#web/components/is-composing.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { ChatBox } from './chat-box.tsx';
import { ChatLog } from './chat-log.tsx';
import { useChat } from './use-chat.ts';
import { useDraftText } from './use-draft-text.ts';
import { usePolling } from './use-polling.ts';
import { useSendMessage } from './use-send-message.ts';
import { useWindowPlace } from './use-window-place.ts';

interface ChatWindowProps {
  orderNo: string;
  onClose: () => void;
}

const Window = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'panel',
    display: 'flex',
    flexDirection: 'column',
    background: 'bg.raised',
    boxShadow: 'float',
    border: 'line',
    overflow: 'hidden',
    // On a phone it is a sheet at the lower edge, regardless of where it was moved to.
    smDown: {
      insetInline: '0 !important',
      top: 'auto !important',
      bottom: 0,
      height: 'min(85dvh, 640px)',
      borderTopRadius: 'base',
    },
    sm: {
      width: '384px',
      maxWidth: '100vw',
      height: 'min(560px, 100dvh)',
      borderRadius: 'base',
    },
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      paddingInlineStart: 4,
      paddingBlock: 1,
      borderBottom: 'line',
      background: 'bg.subtle',
      // A finger that drags the window does not scroll the page.
      sm: { touchAction: 'none', cursor: 'move' },
    },
    '& [data-handle]': { display: { smDown: 'none' } },
    '& > header > div': { flex: 1, minWidth: 0, paddingBlock: 1 },
    '& > header h2': { fontSize: 'body', fontWeight: 'bold' },
    '& > header p': { fontSize: 'sm', color: 'fg.muted', fontFamily: 'mono', overflowWrap: 'anywhere' },
  },
});

/** The chat with customer service about one order; the page under it stays usable. */
export function ChatWindow({ orderNo, onClose }: ChatWindowProps) {
  const { t } = useTexts();
  const titleId = useId();
  const chat = useChat(orderNo);
  const draft = useDraftText(orderNo);
  const { send, sending } = useSendMessage({
    orderNo,
    onSent: chat.readNewer,
    onFailed: draft.giveBack,
  });
  const { element, place, header, handle } = useWindowPlace();
  usePolling({
    look: async () => (chat.isRead ? chat.readNewer() : undefined),
    onEnd: () => {
      showMessage('info', t('chat.window.ended'));
      onClose();
    },
  });
  // The focus is returned before the window is removed from the page.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const window = element.current;
    window?.querySelector('textarea')?.focus();
    return () => {
      if (before instanceof HTMLElement && window?.contains(document.activeElement)) before.focus();
    };
  }, [element]);
  return (
    <Window
      ref={element}
      role="dialog"
      aria-labelledby={titleId}
      style={{ left: place?.x ?? 0, top: place?.y ?? 0 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose();
      }}
    >
      <header {...header}>
        <div>
          <h2 id={titleId}>{t('chat.window.title')}</h2>
          <p>{orderNo}</p>
        </div>
        <IconButton
          type="button"
          data-handle=""
          aria-label={t('chat.window.move')}
          title={t('chat.window.moveHelp')}
          {...handle}
        >
          <Move size={16} />
        </IconButton>
        <IconButton type="button" data-control="" aria-label={t('chat.window.close')} onClick={onClose}>
          <X size={18} />
        </IconButton>
      </header>
      <ChatLog chat={chat} sending={sending} />
      <ChatBox draft={draft} isSending={sending !== undefined} onSend={send} />
    </Window>
  );
}
