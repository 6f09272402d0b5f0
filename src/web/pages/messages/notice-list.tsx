import { pageSizes } from '#generated/constants.ts';
import { useListNotices } from '#generated/hooks/messages/messages.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { PagedList } from '#web/components/paged-list.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { NoticeItem } from '#web/messages/notice-item.tsx';
import { paths } from '#web/paths.ts';

const quiet = { query: { staleTime: 0, meta: { suppressErrorToast: true } } };

/** The notices of the shop, newest first. */
export function NoticeList() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listNotices.messages);
  const query = useListNotices({ pageNum: paging.page, pageSize: paging.pageSize }, quiet);
  return (
    <PagedList
      query={query}
      paging={paging}
      rowHeight="45px"
      failure={t('notices.message.loadFailed')}
      empty={
        <Empty text={t('notices.empty.notices')}>
          <LinkButton to={paths.orders}>{t('notices.empty.orders')}</LinkButton>
        </Empty>
      }
    >
      {(notices) => (
        <ul aria-label={t('notices.tab.notices')}>
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
