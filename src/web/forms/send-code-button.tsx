import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { codes, cooldowns } from '#generated/constants.ts';
import { sendAccountCode } from '#generated/hooks/passwords/passwords.ts';
import { sendRegistrationCode, sendResetCode } from '#generated/hooks/session/session.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { startCooldown, useCooldown } from './use-cooldown.ts';

/** An operation that mails a code. */
export type CodeSender = keyof typeof cooldowns;

const senders: Record<CodeSender, (mail: string) => Promise<unknown>> = {
  sendRegistrationCode: (mail) => sendRegistrationCode({ mailAddress: mail }),
  sendResetCode: (mail) => sendResetCode({ mailAddress: mail }),
  sendAccountCode: () => sendAccountCode(),
};

export function isCodeSender(name: unknown): name is CodeSender {
  return typeof name === 'string' && name in cooldowns;
}

interface SendCodeButtonProps {
  operation: CodeSender;
  /** Returns the e-mail that the code goes to, or undefined to make no call: then the caller has shown why. */
  mail: () => string | undefined;
  /** Called with the message when no code was sent. */
  onRefused: (message: string) => void;
}

/** Sends a code by e-mail; from code 0 on it counts down, over reloads too, until it can be used again. */
export function SendCodeButton({ operation, mail, onRefused }: SendCodeButtonProps) {
  const { t } = useTexts();
  const seconds = useCooldown(operation);
  const [heard, setHeard] = useState('');
  const wasWaiting = useRef(false);
  /** A second press may come before the first one is rendered. */
  const isSending = useRef(false);
  const send = useMutation({
    mutationFn: senders[operation],
    meta: { suppressErrorToast: true },
    onSuccess: () => {
      startCooldown(operation, cooldowns[operation]);
      showMessage('success', t('forms.code.sent'));
    },
    onError: (error) => {
      const wait =
        error instanceof ApiError && error.code === codes.tooManyRequests && error.params.retryAfter;
      if (typeof wait === 'number') startCooldown(operation, wait);
      onRefused(error instanceof ApiError ? error.message : t('errors.network.failed'));
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  useEffect(() => {
    if (seconds > 0 && !wasWaiting.current) setHeard('');
    if (seconds === 0 && wasWaiting.current) setHeard(t('forms.code.ready'));
    wasWaiting.current = seconds > 0;
  }, [seconds, t]);
  const blocked = send.isPending || seconds > 0;
  const label = send.isPending
    ? t('forms.code.sending')
    : seconds > 0
      ? t('forms.code.again', { seconds })
      : t('forms.code.send');
  const ask = () => {
    const to = blocked || isSending.current ? undefined : mail();
    if (to === undefined) return;
    isSending.current = true;
    send.mutate(to);
  };
  return (
    <>
      <Button onClick={ask} aria-disabled={blocked || undefined} flexShrink={0} minWidth="128px" paddingX={3}>
        {label}
      </Button>
      <HiddenText role="status">{heard}</HiddenText>
    </>
  );
}
