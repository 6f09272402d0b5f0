import { createContext, useContext } from 'react';

/** Says whether the address is already that of another page while this one is still shown. */
export const LeavingContext = createContext<() => boolean>(() => false);

/** For what would write the address of a page late, and by that call a person back who has left it. */
export function useIsLeaving(): () => boolean {
  return useContext(LeavingContext);
}
