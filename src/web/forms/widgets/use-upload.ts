import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#generated/hooks/transport/transport.ts';

interface Sending {
  readonly file: File;
  readonly abort: AbortController;
}

interface UploadProps {
  /** Called with the path under which the shop keeps the file. */
  onDone: (file: File, path: string) => void;
  onFailed: (error: Error, file: File) => void;
}

/** Sends one file at a time, says how much of it is sent, and stops when asked to or when the form goes. */
export function useUpload({ onDone, onFailed }: UploadProps) {
  const [sending, setSending] = useState<Sending>();
  const [share, setShare] = useState(0);
  const current = useRef<Sending>(undefined);
  const { mutate } = useMutation({
    mutationFn: ({ file, abort }: Sending) => uploadFile({ file }, { onProgress: setShare }, abort.signal),
    meta: { suppressErrorToast: true },
  });
  const stop = () => {
    current.current?.abort.abort();
    current.current = undefined;
    setSending(undefined);
  };
  const start = (file: File) => {
    stop();
    const now = { file, abort: new AbortController() };
    current.current = now;
    setSending(now);
    setShare(0);
    /** A cancelled or replaced upload has nothing more to say. */
    const whenCurrent = (act: () => void) => () => {
      if (current.current !== now) return;
      current.current = undefined;
      setSending(undefined);
      act();
    };
    mutate(now, {
      onSuccess: ({ data }) => whenCurrent(() => onDone(file, data))(),
      onError: (error) => whenCurrent(() => onFailed(error, file))(),
    });
  };
  useEffect(() => () => current.current?.abort.abort(), []);
  return { file: sending?.file, share, start, stop };
}
