import { Flex } from '@chakra-ui/react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What follows from a yes. */
  text?: string;
  confirmLabel: string;
  declineLabel: string;
  /** A yes is on its way. */
  isBusy?: boolean;
  onAnswer: (yes: boolean) => void;
}

/** Asks once more before something is sent; closing it is a no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, declineLabel, isBusy = false, onAnswer } = props;
  return (
    <Dialog title={title} onClose={() => onAnswer(false)} width={400}>
      {text !== undefined && <p>{text}</p>}
      <Flex justify="flex-end" wrap="wrap" gap={3} marginTop={text === undefined ? 0 : 4}>
        <Button onClick={() => onAnswer(false)}>{declineLabel}</Button>
        <Button variant="solid" disabled={isBusy} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </Flex>
    </Dialog>
  );
}
