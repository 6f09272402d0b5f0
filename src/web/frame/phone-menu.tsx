import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#web/components/icon-button.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';

const dialog = lazyPart([], async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog);

/** On a phone everything of top bar and navigation lies behind one button. */
export function PhoneMenu() {
  const { t } = useTexts();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      <IconButton
        type="button"
        aria-label={t('frame.header.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Menu size={20} />
      </IconButton>
      {openAt === key && <ShownPart part={dialog} with={{ onClose: () => setOpenAt(undefined) }} />}
    </>
  );
}
