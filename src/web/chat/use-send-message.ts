import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { chatAbout } from '#domain/chat/chat-target.ts';
import { sendChatMessage } from '#generated/hooks/chat/chat.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';

/** The key of a text stays the same until it is sent, so that a lost response does not send it twice. */
interface Attempt {
  readonly content: string;
  readonly idempotencyKey: string;
}

interface SendProps {
  orderNo: string;
  /** Called before a sent message leaves the place where it is shown as pending. */
  onSent: () => Promise<unknown>;
  onFailed: (content: string, error: Error) => void;
}

/** Sends one message at a time; `sending` is the pending one. */
export function useSendMessage({ orderNo, onSent, onFailed }: SendProps) {
  const attempt = useRef<Attempt>(undefined);
  const { mutate, isPending, variables } = useMutation({
    meta: { suppressErrorToast: true },
    mutationFn: async (content: string) => {
      if (attempt.current?.content !== content)
        attempt.current = { content, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = attempt.current;
      await sendChatMessage({ content, ...chatAbout(orderNo) }, { idempotencyKey });
      attempt.current = undefined;
      // The message is in the chat, even if it cannot be read back at once.
      await onSent().catch(() => {});
    },
    onError: (error, content) => onFailed(content, error),
  });
  return { send: mutate, sending: isPending ? variables : undefined };
}
