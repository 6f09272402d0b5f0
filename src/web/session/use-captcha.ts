import { useState } from 'react';
import { getVerifyCodeSoundValues } from '#generated/enums.ts';
import { useGetVerifyCode } from '#generated/hooks/session/session.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';

export interface Captcha {
  /** Whether the code is read aloud instead of drawn. */
  readonly spoken: boolean;
  /** A data URL of the picture or the sound, undefined while it is loading. */
  readonly content: string | undefined;
  /** Says which picture or sound the typed code belongs to; undefined while there is none. */
  readonly mark: string | undefined;
  /** The last one could not be loaded. */
  readonly isLost: boolean;
  readonly refresh: () => void;
  /** Changes from the picture to the sound and back; either is a new code. */
  readonly setSpoken: (spoken: boolean) => void;
}

/**
 * One code for one form: never stored, never requested unless a person needs it. Only the browser asks for it: a page that the server
 * renders is shown to several people, and a code can be used once.
 */
export function useCaptcha(): Captcha {
  const isHydrated = useHydrated();
  const [spoken, setSpoken] = useState(false);
  const query = useGetVerifyCode(spoken ? { sound: getVerifyCodeSoundValues.spokenCode } : {}, {
    query: {
      enabled: isHydrated,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnReconnect: false,
    },
  });
  const isLost = query.isError && !query.isFetching;
  // A code that is asked for again has been used up, or could not be read.
  const current = query.isFetching || isLost ? undefined : query.data?.data;
  return {
    spoken,
    content: current?.base64Str,
    mark: current?.loginMark,
    isLost,
    refresh: () => void query.refetch(),
    setSpoken,
  };
}
