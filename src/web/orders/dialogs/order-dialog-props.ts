/** What every dialog about an order takes; the kind of the order is in its number. */
export interface OrderDialogProps {
  orderNo: string;
  onClose: () => void;
  /** Called when the shop has taken what the dialog sent: the order is to be read again, and the dialog to be closed. */
  onDone: () => void;
}
