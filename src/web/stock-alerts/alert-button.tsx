import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session/session-store.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { PlainAlertForm } from './plain-alert-form.tsx';
import { useStockAlert } from './use-stock-alert.ts';

const dialog = lazyPart(
  ['catalogue', ...formAreas],
  async () => (await import('./alert-dialog.tsx')).AlertDialog,
);

/** Asks for a mail when a product is back: of a member at once, of a visitor after the address. */
export function AlertButton({ productId }: { productId: number }) {
  const { t } = useTexts();
  const session = useSession();
  const { ask, running } = useStockAlert();
  const once = useOneAtATime();
  const [open, setOpen] = useState(false);
  const press = () => {
    if (!session) return setOpen(true);
    // The error policy has said why it failed.
    once(() => ask({ productId }).catch(() => undefined));
  };
  return (
    <>
      <Button disabled={running} aria-haspopup={session ? undefined : 'dialog'} onClick={press}>
        <Bell size={16} aria-hidden="true" />
        {t('catalogue.alert.button')}
      </Button>
      <PlainAlertForm productId={productId} />
      {open && <ShownPart part={dialog} with={{ productId, ask, onClose: () => setOpen(false) }} />}
    </>
  );
}
