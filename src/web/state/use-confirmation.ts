import { useRef, useState } from 'react';

interface Confirmation {
  /** Asks, and resolves with the answer. */
  readonly ask: () => Promise<boolean>;
  readonly isAsked: boolean;
  readonly answer: (yes: boolean) => void;
}

/** A question in the middle of an action, which waits for the choice. */
export function useConfirmation(): Confirmation {
  const waiting = useRef<(yes: boolean) => void>(undefined);
  const [isAsked, setAsked] = useState(false);
  return {
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setAsked(true);
      }),
    isAsked,
    answer: (yes) => {
      setAsked(false);
      waiting.current?.(yes);
    },
  };
}
