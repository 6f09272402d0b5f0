import { useNavigate, useSearchParams } from 'react-router-dom';
import { MemberPage } from '#web/components/member-page.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ChatList } from './chat-list.tsx';
import { type MessageTab, messagesHref, messageTabs, parseMessageTab } from './message-params.ts';
import { NoticeList } from './notice-list.tsx';
import { ReadAll } from './read-all.tsx';

const contents: Record<MessageTab, () => React.ReactNode> = {
  notices: () => <NoticeList />,
  chats: () => <ChatList />,
};

/** The messages of the member: notices of the shop, and the chats about orders. */
export function MessagePage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const open = parseMessageTab(query);
  return (
    <MemberPage
      area="messages"
      title={t('notices.page.title')}
      signInHelp={t('notices.page.signInHelp')}
      actions={open === 'notices' && <ReadAll />}
    >
      <Tabs
        label={t('notices.page.tabs')}
        open={open}
        onOpen={(key) => {
          const tab = messageTabs.find((known) => known === key) ?? 'notices';
          navigate(messagesHref(tab), { replace: true });
        }}
        tabs={messageTabs.map((key) => ({ key, label: t(`notices.tab.${key}`), content: contents[key] }))}
      />
    </MemberPage>
  );
}
