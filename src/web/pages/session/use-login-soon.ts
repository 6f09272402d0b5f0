import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import { paths } from '#web/paths.ts';

/** Opens the sign-in page a moment later, with the account filled in, unless the visitor has gone elsewhere. */
export function useLoginSoon(): (account: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The response may arrive after the page was left. */
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return (account) => {
    if (!isHere.current) return;
    timer.current = setTimeout(
      () => navigate(paths.login, { state: { account } }),
      constants.loginRedirectDelay,
    );
  };
}
