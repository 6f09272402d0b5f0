import { useGetVerifyCode } from '#generated/hooks/session/session.ts';

export interface Captcha {
  /** A data URL, undefined while it is loading. */
  readonly picture: string | undefined;
  /** Says which picture the typed code belongs to. */
  readonly mark: string;
  readonly refresh: () => void;
}

/** One picture for one form: never kept, never asked for behind the person's back. */
export function useCaptcha(): Captcha {
  const query = useGetVerifyCode({
    query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
  });
  const current = query.isFetching ? undefined : query.data?.data;
  return {
    picture: current?.base64Str,
    mark: current?.loginMark ?? '',
    refresh: () => void query.refetch(),
  };
}
