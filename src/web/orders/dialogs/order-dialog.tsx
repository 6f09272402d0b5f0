import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';

interface Props extends Pick<OrderDialogProps, 'orderNo' | 'onClose'> {
  title: string;
  width: number;
  children: ReactNode;
}

const Subject = chakra('p', {
  base: { color: 'fg.muted', marginBottom: 4, '& > span': { fontFamily: 'mono', color: 'fg' } },
});

/** A dialog that says which order it is about. */
export function OrderDialog({ orderNo, title, width, onClose, children }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={title} onClose={onClose} width={width}>
      <Subject>
        {t('orderDialogs.dialog.order')} <span>{orderNo}</span>
      </Subject>
      {children}
    </Dialog>
  );
}
