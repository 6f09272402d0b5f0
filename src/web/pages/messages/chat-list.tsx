import { pageSizes } from '#generated/constants.ts';
import { useListOrderChats } from '#generated/hooks/messages/messages.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { PagedList } from '#web/components/paged-list.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ChatItem } from '#web/messages/chat-item.tsx';
import { paths } from '#web/paths.ts';

const quiet = { query: { staleTime: 0, meta: { suppressErrorToast: true } } };

/** The chats about orders, the one with the latest message first. */
export function ChatList() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listOrderChats.messages);
  const query = useListOrderChats({ pageNum: paging.page, pageSize: paging.pageSize }, quiet);
  return (
    <PagedList
      query={query}
      paging={paging}
      rowHeight="81px"
      failure={t('notices.message.loadFailed')}
      empty={
        <Empty text={t('notices.empty.chats')}>
          <LinkButton to={paths.orders}>{t('notices.empty.orders')}</LinkButton>
        </Empty>
      }
    >
      {(chats) => (
        <ul aria-label={t('notices.tab.chats')}>
          {chats.map((chat) => (
            <ChatItem key={chat.objectId} chat={chat} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
