import { chakra } from '@chakra-ui/react';
import { ownPutId } from '#domain/chat/sender.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import type { OrderChat } from '#generated/hooks/model/orderChat.ts';
import { openChat } from '#web/chat/open-chat.ts';
import { Link } from '#web/components/link.tsx';
import { formatCount, formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { orderHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: 3,
    paddingBlock: 2,
    borderTop: 'line',
    fontSize: 'table',
    '& > a': { ...clickTarget, textStyle: 'part' },
    '& > time': { color: 'fg.muted', whiteSpace: 'nowrap' },
    '& > button': {
      minHeight: 'touch',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
    },
    '& > button:last-child': { gridColumn: '1 / -1' },
    '& > button > span': { color: 'fg.muted' },
    '& > button[data-unread]': { fontWeight: 'medium' },
    '& > strong': { alignSelf: 'center', color: 'accent', fontWeight: 'bold', whiteSpace: 'nowrap' },
  },
});

/** The chat about an order in a list: its latest message, which opens the chat, and how many messages are unread. */
export function ChatItem({ chat }: { chat: OrderChat }) {
  const { t } = useTexts();
  const { objectId, putId, putName, content, readNum, createTime } = chat;
  const sender = putId === ownPutId ? t('notices.chat.me') : t('notices.chat.from', { name: putName });
  return (
    <Item>
      <Link to={orderHref(orderKindOf(objectId) ?? 'standard', objectId)}>{objectId}</Link>
      <time dateTime={createTime}>{formatMoment(createTime)}</time>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('notices.chat.open', { orderNo: objectId, sender, content })}
        data-unread={readNum > 0 || undefined}
        onClick={() => openChat(objectId)}
      >
        <span>{sender}</span> {content}
      </button>
      {readNum > 0 && (
        <strong>{t('notices.chat.unread', { count: readNum, shown: formatCount(readNum) })}</strong>
      )}
    </Item>
  );
}
