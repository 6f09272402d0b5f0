import { pageSizes } from '#generated/constants.ts';
import { useListNotices } from '#generated/hooks/messages/messages.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { NoticeItem } from '#web/messages/notice-item.tsx';
import { paths } from '#web/paths.ts';
import { HomeBox } from './home-box.tsx';
import { quiet } from './quiet.ts';

/** The latest notices. */
export function MessagesBox() {
  const { t } = useTexts();
  const query = useListNotices({ pageNum: 1, pageSize: pageSizes.listNotices.memberHome }, quiet);
  return (
    <HomeBox
      title={t('member.area.messages')}
      to={paths.messages}
      query={query}
      height="135px"
      empty={<p>{t('memberHome.empty.messages')}</p>}
    >
      {({ data }) => (
        <ul>
          {data.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </HomeBox>
  );
}
