import { useCallback, useEffect, useRef } from 'react';
import { dismissMessage, showMessage } from './message-store.ts';

export interface Warning {
  readonly show: (text: string) => void;
  /** Clears the warning early. */
  readonly clear: () => void;
}

/**
 * A warning about what the person has entered or chosen. It goes when that changes: as soon as `cause` is another value, at `clear`,
 * and with the part of the page that gave it.
 */
export function useWarning(cause?: unknown): Warning {
  const shown = useRef<number>(undefined);
  const clear = useCallback(() => {
    if (shown.current !== undefined) dismissMessage(shown.current);
    shown.current = undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause ends the warning
  useEffect(() => clear, [cause, clear]);
  const show = useCallback((text: string) => {
    shown.current = showMessage('warning', text);
  }, []);
  return { show, clear };
}
