import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import { paths } from '#web/paths.ts';

interface GoingBack {
  /** From the success until the page is left. */
  readonly isDone: boolean;
  readonly finish: () => void;
}

/** Whether there is a page of the shop to go back to. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Goes back to the page before a moment after a success; not when the person has gone elsewhere. */
export function useGoBackSoon(isOpen: boolean): GoingBack {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The response may come when the tab, or the page, has been left. */
  const isHere = useRef(false);
  if (isDone && !isOpen) setDone(false);
  useEffect(() => {
    isHere.current = isOpen;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, [isOpen]);
  const finish = () => {
    if (!isHere.current) return;
    setDone(true);
    timer.current = setTimeout(() => {
      if (hasPageBefore()) navigate(-1);
      else navigate(paths.memberCentre, { replace: true });
    }, constants.passwordGoBackDelay);
  };
  return { isDone, finish };
}
