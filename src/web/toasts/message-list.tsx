import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { constants } from '#generated/constants.ts';
import { IconButton } from '#web/components/icon-button.ts';
import { useFrontDialog } from '#web/components/open-dialogs.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { dismissMessage, type Message, type MessageTone, useMessages } from './message-store.ts';

const icons: Record<MessageTone, typeof Info> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const List = chakra('section', {
  base: {
    position: 'fixed',
    insetBlockStart: { base: '64px', md: '84px' },
    insetBlockEnd: 'auto',
    insetInline: 0,
    zIndex: 'message',
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    paddingInline: 4,
    background: 'transparent',
    width: 'full',
    height: 'auto',
    overflow: 'visible',
    pointerEvents: 'none',
    // Above the dialog that it is about, whose title it would cover further down.
    'dialog > &': { insetBlockStart: 2 },
    '&:not(:popover-open)': { display: 'none' },
  },
});

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 3,
    width: 'fit-content',
    maxWidth: '560px',
    paddingInlineStart: 4,
    background: 'bg.raised',
    borderRadius: 'base',
    borderInlineStart: '3px solid',
    boxShadow: 'float',
    pointerEvents: 'auto',
    '& > svg': { marginTop: '11px' },
    '& > p': { paddingBlock: '9px', color: 'fg', overflowWrap: 'anywhere' },
  },
  variants: {
    tone: {
      success: { color: 'success' },
      info: { color: 'info' },
      warning: { color: 'warning' },
      danger: { color: 'danger' },
    },
  },
});

/** One message: it disappears after its time, but not while the pointer or the focus is on it. */
function Shown({ message }: { message: Message }) {
  const { t } = useTexts();
  const [held, setHeld] = useState(false);
  const { id, tone, text } = message;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissMessage(id), constants.errorDisplay);
    return () => clearTimeout(timer);
  }, [held, id]);
  const Icon = icons[tone];
  return (
    <Card
      tone={tone}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden="true" />
      <p>{text}</p>
      <IconButton type="button" aria-label={t('components.message.close')} onClick={() => dismissMessage(id)}>
        <X size={16} />
      </IconButton>
    </Card>
  );
}

/** What the shop has to say, above everything else: in the top layer, and inside an open dialog, where it can be heard and dismissed. */
export function MessageList() {
  const { t } = useTexts();
  const messages = useMessages();
  const list = useRef<HTMLElement>(null);
  const newest = messages.at(-1)?.id;
  const dialog = useFrontDialog();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place it is another element
  useEffect(() => {
    const element = list.current;
    // A dialog that closes in the same moment takes the list along; it is then rendered again in front of the page.
    if (newest === undefined || !element?.isConnected) return;
    element.showPopover?.();
    return () => element.hidePopover?.();
  }, [newest, dialog]);
  const shown = (
    <List ref={list} popover="manual" aria-label={t('components.message.list')}>
      {messages.map((message) => (
        <Shown key={message.id} message={message} />
      ))}
    </List>
  );
  return dialog ? createPortal(shown, dialog) : shown;
}
