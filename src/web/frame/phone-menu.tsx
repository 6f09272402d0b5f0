import { Menu } from 'lucide-react';
import { IconButton } from '#web/components/icon-button.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useCloseOnNavigate } from './use-close-on-navigate.ts';

const dialog = lazyPart([], async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog);

/** On a phone everything of top bar and navigation lies behind one button. */
export function PhoneMenu() {
  const { t } = useTexts();
  const menu = useCloseOnNavigate();
  return (
    <>
      <IconButton
        type="button"
        aria-label={t('frame.header.menu')}
        aria-haspopup="dialog"
        onClick={menu.show}
      >
        <Menu size={20} />
      </IconButton>
      {menu.open && <ShownPart part={dialog} with={{ onClose: menu.close }} />}
    </>
  );
}
