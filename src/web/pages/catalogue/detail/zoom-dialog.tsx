import { chakra } from '@chakra-ui/react';
import { Dialog } from '#web/components/dialog.tsx';

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', maxHeight: 'calc(100dvh - 160px)', objectFit: 'contain' },
});

const dialogWidth = 860;

/** A picture as large as the screen allows; drawings stay sharp at any size. */
export function ZoomDialog({ title, src, onClose }: { title: string; src: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose} width={dialogWidth}>
      <Picture src={src} alt={title} />
    </Dialog>
  );
}
