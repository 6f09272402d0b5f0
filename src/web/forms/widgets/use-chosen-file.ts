import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { fileProblem } from '#domain/files/check-file.ts';
import { fitsName, headBytes } from '#domain/files/content-kind.ts';
import { contractLinkOf, uploadLimits } from '#domain/files/file-names.ts';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import { ApiError } from '#web/api/api-error.ts';
import { formatBytes } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { currentSession } from '#web/session/session-store.ts';
import { useFormState } from '../form-context.ts';
import { asksToSignIn } from '../server-refusal.ts';
import { keepChosenFile, takeChosenFile } from './file-after-sign-in.ts';
import { useUpload } from './use-upload.ts';

type Options = WidgetProps['options'];

/** The member's own names of the files that were uploaded since the page was loaded; a field that keeps the path alone has none. */
const namesOfPaths = new Map<string, string>();

/** Name of a file by what its field holds. */
export function fileNameOf(value: string): string {
  return parseStoredFile(value)?.name ?? namesOfPaths.get(value) ?? value.slice(value.lastIndexOf('/') + 1);
}

function limitsOf({ extensions, maxBytes }: Options) {
  return {
    extensions: Array.isArray(extensions) ? extensions.map(String) : uploadLimits.extensions,
    maxBytes: typeof maxBytes === 'number' ? maxBytes : uploadLimits.maxBytes,
  };
}

/** Whether a file begins like the kind that its name promises; the server looks at all of it. */
async function isGenuine(file: File): Promise<boolean> {
  try {
    return fitsName(file.name, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  } catch {
    // It was moved or deleted since it was chosen.
    return false;
  }
}

/** Chooses, checks and sends the file of a field; `edit` takes a checked file to send another one later. */
export function useChosenFile({ name, options, onChange }: WidgetProps, edit?: (file: File) => void) {
  const { t } = useTexts();
  const { raise, setWaiting } = useFormState();
  const limits = limitsOf(options);
  const types = limits.extensions.join(' ');
  const most = formatBytes(limits.maxBytes);
  const upload = useUpload({
    onDone: (file, path) => {
      setWaiting(name, undefined);
      namesOfPaths.set(path, file.name);
      onChange(options.keeps === 'nameAndPath' ? contractLinkOf(file.name, path) : path);
    },
    onFailed: (error, file) => {
      setWaiting(name, undefined);
      if (asksToSignIn(error)) {
        void keepChosenFile(name, file);
        raise(name, t('forms.upload.signIn'));
      } else raise(name, error instanceof ApiError ? error.message : t('forms.upload.failed'));
    },
  });
  const send = (file: File) => {
    setWaiting(name, t('forms.upload.wait'));
    upload.start(file);
  };
  const take = async (files: readonly File[]): Promise<void> => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) return raise(name, t('forms.upload.onlyOne'));
    const problem = fileProblem(file, limits);
    if (problem === 'fileTooLarge') return raise(name, t('forms.upload.tooLarge', { most }));
    if (problem) return raise(name, t('forms.upload.wrongType', { types }));
    if (file.size === 0) return raise(name, t('forms.upload.empty'));
    if (!(await isGenuine(file))) return raise(name, t('forms.upload.wrongContent', { types }));
    raise(name, '');
    if (edit) return edit(file);
    onChange(undefined);
    send(file);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (currentSession())
      void takeChosenFile(name).then((file) => {
        if (file) void latest.current([file]);
      });
  }, [name]);
  const cancel = () => {
    upload.stop();
    setWaiting(name, undefined);
  };
  return { limits, types, most, upload, take, send, cancel };
}
