import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { constants } from '#generated/constants.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';
import { type FetchedFile, FileRefused, fetchFile } from './fetch-file.ts';

/** The browser needs the address until it has begun to store the file. */
const releasedAfterMs = 60_000;

function save({ name, content }: FetchedFile, url: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(content);
  anchor.download = name ?? url.replace(/\?.*$/, '').replace(/^.*\//, '');
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(anchor.href), releasedAfterMs);
}

interface FileDownload {
  readonly start: (url: string) => void;
  readonly isRunning: boolean;
  /** Share of a large file that is there, from 0 to 1; undefined for a small one. */
  readonly share: number | undefined;
}

/** Downloads a file in the page: shows how far a large one is, and resumes it when the connection breaks. */
export function useFileDownload(): FileDownload {
  const { t } = useTexts();
  const [share, setShare] = useState<number>();
  const call = useMutation({
    mutationFn: (url: string) =>
      fetchFile(url, ({ received, total }) => {
        if (total >= constants.documentProgressSize) setShare(received / total);
      }),
    onSuccess: (file, url) => save(file, url),
    onError: (error) => {
      const text = error instanceof FileRefused ? 'documents.file.refused' : 'errors.network.failed';
      showMessage('danger', t(text));
    },
    onSettled: () => setShare(undefined),
    meta: { suppressErrorToast: true },
  });
  return { start: call.mutate, isRunning: call.isPending, share };
}
