import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '#generated/constants.ts';
import { paths } from '#web/paths.ts';

/** Goes to the sign-in page a moment later, with the account filled in; not when the person has gone elsewhere. */
export function useLoginSoon(): (account: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (account) => {
    timer.current = setTimeout(
      () => navigate(paths.login, { state: { account } }),
      constants.loginRedirectDelay,
    );
  };
}
