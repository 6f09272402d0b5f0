import { chakra } from '@chakra-ui/react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { useUnreadCount } from './counts.ts';

const Count = chakra('span', { base: { marginInlineStart: 1, color: 'accent', fontWeight: 'bold' } });

/** To the messages, with the number of unread ones. */
export function MessageLink() {
  const { t } = useTexts();
  const count = useUnreadCount();
  return (
    <Link to={paths.messages}>
      {t('frame.topBar.messages')}
      {count > 0 && (
        <>
          <Count aria-hidden="true">{formatCount(count)}</Count>
          <HiddenText>{t('frame.topBar.unread', { count })}</HiddenText>
        </>
      )}
    </Link>
  );
}
