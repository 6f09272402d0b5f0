import { type RefObject, useRef, useState } from 'react';
import type { OperationId } from '#generated/transport.ts';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/is-unanswered.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { dismissEarlier } from '#web/toasts/message-store.ts';
import { asksToSignIn } from './server-refusal.ts';
import { hasArrivedBefore, isIdempotent, useAttempt } from './use-attempt.ts';

interface Submission {
  readonly isRunning: boolean;
  /** What kept the last try from working, in words, where it belongs to no field. */
  readonly failure: string | undefined;
  readonly run: <Fields extends object>(
    values: Fields,
    send: (values: Fields) => unknown,
  ) => Promise<boolean>;
}

interface SubmissionProps {
  readonly operation: OperationId;
  /** Key of a submission whose response is missing. */
  readonly pending: RefObject<string | undefined>;
  /** Shows a refusal at its fields and says whether it could. */
  readonly place: (error: ApiError) => boolean;
  /** The words around the reason of a refusal that belongs to no field. */
  readonly failureText?: ((reason: string) => string) | undefined;
}

/** One submission at a time. */
export function useSubmission({ operation, pending, place, failureText }: SubmissionProps): Submission {
  const { t } = useTexts();
  const attempt = useAttempt(operation, pending);
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const showFailure = (error: unknown) => {
    if (asksToSignIn(error)) return;
    // Sent again, the same values of such an operation count once.
    if (isUnanswered(error) && isIdempotent(operation)) setFailure(t('forms.form.unanswered'));
    else if (error instanceof NetworkError) setFailure(t('errors.network.failed'));
    else if (!(error instanceof ApiError)) throw error;
    else if (hasArrivedBefore(error)) setFailure(t('forms.form.arrivedBefore'));
    else if (!place(error)) setFailure(failureText?.(error.message) ?? error.message);
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
