import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface CloseOnNavigate {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** The open state of a part of the frame. Every navigation closes it, and going back does not open it again. */
export function useCloseOnNavigate(): CloseOnNavigate {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);
  return { open: openAt === key, show: () => setOpenAt(key), close: () => setOpenAt(undefined) };
}
