import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { openChat } from './open-chat.ts';

interface ChatButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  orderNo: string;
}

/** Opens the chat with customer service about an order. */
export function ChatButton({ orderNo, size = 'small' }: ChatButtonProps) {
  const { t } = useTexts();
  return (
    <Button variant="ghost" size={size} aria-haspopup="dialog" onClick={() => openChat(orderNo)}>
      <MessageCircle size={16} aria-hidden="true" />
      {t('orders.action.chat')}
    </Button>
  );
}
