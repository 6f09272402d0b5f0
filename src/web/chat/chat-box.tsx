import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { messageText } from '#domain/chat/message-text.ts';
import { sendChatMessageFormLimits as limits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Textarea } from '#web/components/input.ts';
import { isComposing } from '#web/components/is-composing.ts';
import { limitTo } from '#web/components/limit-typed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { useDraftText } from './use-draft-text.ts';

interface ChatBoxProps {
  draft: ReturnType<typeof useDraftText>;
  isSending: boolean;
  onSend: (content: string) => void;
}

const Box = chakra('form', {
  base: {
    display: 'grid',
    gap: 2,
    padding: 3,
    borderTop: 'line',
    '& textarea': { resize: 'none' },
    '& > p': { color: 'danger', fontSize: 'table' },
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 },
    '& [data-count]': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& [data-count][data-over]': { color: 'danger' },
  },
});

const most = limits.content.maxLength;

// Not a generated form: it empties itself when it is sent, and gets a text back that could not be sent.
/** The box for a message. Enter sends it, Shift+Enter starts a new line. */
export function ChatBox({ draft, isSending, onSend }: ChatBoxProps) {
  const { t } = useTexts();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, failure } = draft;
  const used = [...text].length;
  const message = messageText(text);
  const send = () => {
    box.current?.focus();
    if (!message.ok || isSending) return;
    draft.write('');
    onSend(message.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {failure && (
        <p id={`${id}-failure`} role="alert">
          {failure}
        </p>
      )}
      <Textarea
        ref={box}
        aria-label={t('chat.box.label')}
        aria-describedby={failure ? `${id}-failure ${id}-count` : `${id}-count`}
        placeholder={t('chat.box.hint')}
        rows={3}
        value={text}
        {...limitTo(most, draft.write)}
        onKeyDown={onKeyDown}
      />
      <div>
        <span id={`${id}-count`} data-count="" data-over={used > most || undefined}>
          <span aria-hidden="true">
            {used} / {most}
          </span>
          <HiddenText>{t('chat.box.count', { used, most })}</HiddenText>
        </span>
        <Button type="submit" variant="solid" aria-disabled={isSending || !message.ok || undefined}>
          {t('chat.box.send')}
        </Button>
      </div>
    </Box>
  );
}
