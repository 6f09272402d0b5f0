import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface OpenHere {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Whether a part of the frame is open. Going anywhere closes it, and coming back does not open it again. */
export function useOpenHere(): OpenHere {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);
  return { open: openAt === key, show: () => setOpenAt(key), close: () => setOpenAt(undefined) };
}
