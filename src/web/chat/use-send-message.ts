import { useMutation } from '@tanstack/react-query';
import { chatAbout } from '#domain/chat/chat-target.ts';
import { sendChatMessage } from '#generated/hooks/chat/chat.ts';

interface SendProps {
  orderNo: string;
  /** Called before a sent message leaves the place where it is shown as pending. */
  onSent: () => Promise<unknown>;
  onFailed: (content: string, error: Error) => void;
}

/** Sends one message at a time; `sending` is the pending one. */
export function useSendMessage({ orderNo, onSent, onFailed }: SendProps) {
  const { mutate, isPending, variables } = useMutation({
    meta: { suppressErrorToast: true },
    mutationFn: async (content: string) => {
      await sendChatMessage({ content, ...chatAbout(orderNo) });
      // The message is in the chat, even if it cannot be read back at once.
      await onSent().catch(() => {});
    },
    onError: (error, content) => onFailed(content, error),
  });
  return { send: mutate, sending: isPending ? variables : undefined };
}
