import { useEffect, useState } from 'react';
import { constants } from '#generated/constants.ts';

/** After an attempt to submit, the red border of empty fields is shown for a moment; without the option it stays. */
export function useEmptyHighlight(isOption: boolean) {
  /** Counts the attempts: each shows the border again. */
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!isOption || attempt === 0) return;
    const timer = setTimeout(() => setShown(attempt), constants.invalidHighlight);
    return () => clearTimeout(timer);
  }, [isOption, attempt]);
  return { isOver: attempt > 0 && shown === attempt, start: () => setAttempt((before) => before + 1) };
}
