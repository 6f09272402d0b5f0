import { useRef, useState } from 'react';
import type { OperationId } from '#generated/transport.ts';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { dismissEarlier } from '#web/toasts/message-store.ts';
import { asksToSignIn } from './server-refusal.ts';
import { useAttempt } from './use-attempt.ts';

interface Submission {
  readonly isRunning: boolean;
  /** What kept the last try from working, in words, where it belongs to no field. */
  readonly failure: string | undefined;
  readonly run: <Fields extends object>(
    values: Fields,
    send: (values: Fields) => unknown,
  ) => Promise<boolean>;
}

/** One submission at a time; `place` shows a refusal at its fields and says whether it could. */
export function useSubmission(operation: OperationId, place: (error: ApiError) => boolean): Submission {
  const { t } = useTexts();
  const attempt = useAttempt(operation);
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const showFailure = (error: unknown) => {
    if (asksToSignIn(error)) return;
    if (error instanceof NetworkError) setFailure(t('errors.network.failed'));
    else if (!(error instanceof ApiError)) throw error;
    else if (!place(error)) setFailure(error.message);
  };
  const run: Submission['run'] = async (values, send) => {
    if (running.current) return false;
    running.current = true;
    setIsRunning(true);
    setFailure(undefined);
    dismissEarlier();
    try {
      return (await attempt(values, send)) !== false;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { isRunning, failure, run };
}
