import { chakra } from '@chakra-ui/react';
import { ownPutId } from '#domain/chat/sender.ts';
import { codes } from '#generated/constants.ts';
import type { ChatMessage } from '#generated/hooks/model/chatMessage.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/components/button.tsx';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { useChat } from './use-chat.ts';
import { useLogScroll } from './use-log-scroll.ts';

interface ChatLogProps {
  chat: ReturnType<typeof useChat>;
  /** The text that is being sent. */
  sending: string | undefined;
}

const Log = chakra('div', {
  base: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The scroll position is kept in code: not every browser does it.
    overflowAnchor: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: 4,
    '& > [data-center]': { alignSelf: 'center', color: 'fg.muted', fontSize: 'sm', textAlign: 'center' },
    '& > [role=alert]': { display: 'grid', justifyItems: 'center', gap: 2, color: 'danger' },
    '& > [data-message]': { maxWidth: '85%', alignSelf: 'flex-start' },
    '& > [data-own]': { alignSelf: 'flex-end' },
    '& [data-from]': {
      display: 'flex',
      gap: 2,
      fontSize: 'sm',
      color: 'fg.muted',
      marginBottom: '2px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-own] [data-from]': { justifyContent: 'flex-end' },
    '& [data-text]': {
      px: 3,
      py: 2,
      borderRadius: 'base',
      background: 'neutral.soft',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& [data-own] [data-text]': { background: 'primary.soft' },
  },
});

/** The day and the time of day in the calendar of the shop. */
function dayAndTime({ createTime }: ChatMessage): readonly string[] {
  return formatMoment(createTime).split(' ');
}

const dayOf = (message: ChatMessage | undefined) => message && dayAndTime(message)[0];

/** Whether a message needs no line of its own with author and time. */
function continues(message: ChatMessage, before: ChatMessage | undefined): boolean {
  return (
    before?.putId === message.putId && formatMoment(before.createTime) === formatMoment(message.createTime)
  );
}

interface MessageProps {
  message: ChatMessage;
  /** The day, above its first message. */
  day: string | undefined;
  isContinued: boolean;
}

function Message({ message, day, isContinued }: MessageProps) {
  const { t } = useTexts();
  const [, time] = dayAndTime(message);
  const own = message.putId === ownPutId;
  return (
    <>
      {day && <div data-center="">{day}</div>}
      <div data-message="" data-own={own ? '' : undefined}>
        {!isContinued && (
          <div data-from="">
            <span>{own ? t('chat.log.you') : message.putName}</span>
            <time dateTime={message.createTime}>{time}</time>
          </div>
        )}
        <div data-text="">{message.content}</div>
      </div>
    </>
  );
}

function Messages({ messages }: { messages: readonly ChatMessage[] }) {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const day = dayOf(message);
    return (
      <Message
        key={message.id}
        message={message}
        day={day === dayOf(before) ? undefined : day}
        isContinued={continues(message, before)}
      />
    );
  });
}

function Failure({ chat }: Pick<ChatLogProps, 'chat'>) {
  const { t } = useTexts();
  const { failure } = chat;
  if (!failure) return null;
  const isGone = failure instanceof ApiError && failure.code === codes.notFound;
  return (
    <div role="alert">
      {t(isGone ? 'chat.log.noTarget' : 'chat.log.failed')}
      {!isGone && (
        <Button size="small" onClick={chat.readOlder}>
          {t('chat.log.retry')}
        </Button>
      )}
    </div>
  );
}

/** The messages so far; older ones are loaded when the log is scrolled to its start. */
export function ChatLog({ chat, sending }: ChatLogProps) {
  const { t } = useTexts();
  const { messages, isRead, isReading, failure, hasOlder } = chat;
  const keys = messages.map(({ id }) => id);
  const { box, onScroll } = useLogScroll({
    keys: sending === undefined ? keys : [...keys, 'sending'],
    onTop: () => failure === null && chat.readOlder(),
  });
  return (
    <Log
      ref={box}
      role="log"
      aria-label={t('chat.log.label')}
      // Older messages that are added above are not read aloud.
      aria-busy={isReading}
      tabIndex={0}
      onScroll={onScroll}
    >
      <Failure chat={chat} />
      {isReading && <div data-center="">{t('chat.log.loading')}</div>}
      {isRead && !isReading && !failure && hasOlder && (
        <Button size="small" variant="ghost" alignSelf="center" onClick={chat.readOlder}>
          {t('chat.log.older')}
        </Button>
      )}
      {isRead && messages.length === 0 && sending === undefined && (
        <div data-center="">{t('chat.log.empty')}</div>
      )}
      <Messages messages={messages} />
      {sending !== undefined && (
        <div data-message="" data-own="">
          <div data-from="">{t('chat.log.sending')}</div>
          <div data-text="">{sending}</div>
        </div>
      )}
    </Log>
  );
}
