import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useIsLeaving } from './leaving.ts';

interface AddressState<State> {
  readonly state: State;
  /** Takes one step from the state that was written last, which may be later than the one that is rendered. */
  readonly change: (step: (state: State) => State, options?: NavigateOptions) => void;
}

/** State that lives in the address of the page: `parse` and `hrefOf` are the pair that reads and writes it. */
export function useAddressState<State>(
  parse: (search: string) => State,
  hrefOf: (state: State) => string,
): AddressState<State> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const state = useMemo(() => parse(search), [parse, search]);
  const written = useRef(state);
  useLayoutEffect(() => {
    written.current = state;
  }, [state]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const change: AddressState<State>['change'] = (step, options) => {
    // What ends late, such as a filter that was still being read, does not call back who has left the page.
    if (isLeaving() || !isShown.current) return;
    written.current = step(written.current);
    void navigate(hrefOf(written.current), options);
  };
  return { state, change };
}
