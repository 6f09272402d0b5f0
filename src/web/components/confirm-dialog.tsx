import { Flex } from '@chakra-ui/react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  confirmLabel: string;
  declineLabel: string;
  onAnswer: (yes: boolean) => void;
}

/** Asks once more before something is sent; closing it is a no. */
export function ConfirmDialog({ title, confirmLabel, declineLabel, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={() => onAnswer(false)} width={400}>
      <Flex justify="flex-end" wrap="wrap" gap={3}>
        <Button onClick={() => onAnswer(false)}>{declineLabel}</Button>
        <Button variant="solid" onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </Flex>
    </Dialog>
  );
}
