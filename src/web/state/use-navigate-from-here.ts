import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads on after an act, unless the person has gone elsewhere before the shop responded. Called when the act begins; what it returns
 * navigates.
 */
export function useNavigateFromHere(): () => (to: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = key;
    return () => {
      here.current = undefined;
    };
  }, [key]);
  return () => {
    const began = here.current;
    return (to) => {
      if (began !== undefined && here.current === began) navigate(to);
    };
  };
}
