import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#web/components/icon-button.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const PhoneMenuDialog = lazy(async () => ({
  default: (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog,
}));

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
      {openAt === key && (
        <Suspense>
          <PhoneMenuDialog onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
