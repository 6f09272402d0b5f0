import { CheckCheck } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useReadAllNotices } from '#web/messages/use-mark-notice.ts';

/** Marks all notices as read. */
export function ReadAll() {
  const { t } = useTexts();
  const { readAll, isPending } = useReadAllNotices();
  return (
    <Button disabled={isPending} onClick={readAll}>
      <CheckCheck size={16} aria-hidden="true" />
      {t('notices.page.readAll')}
    </Button>
  );
}
