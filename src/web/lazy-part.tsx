import { type ComponentType, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import type { TextArea } from './i18n/areas.ts';
import { useTexts } from './i18n/texts-context.ts';
import { loadAreaTexts } from './lazy-page.tsx';
import { PageReportContext } from './page-report.ts';
import { nextTask } from './state/next-task.ts';
import { showMessage } from './toasts/message-store.ts';

export interface LazyPart<Props extends object> {
  readonly current: () => ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Loads the code ahead, for example while the pointer approaches; a failure is not reported. */
  readonly prepare: () => void;
  /** The file of a part that the server renders, too, as the bundler's manifest names it. */
  readonly file?: string;
}

const pageParts = new Map<string, () => Promise<unknown>>();

/** A part of a page in a chunk of its own, such as a dialog, with the texts of the areas that it names. */
export function lazyPart<Props extends object>(
  areas: readonly TextArea[],
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async () => {
    // Asking for the files of parts would otherwise be a third of the task that makes a page work.
    await nextTask();
    const [part] = await Promise.all([importPart(), loadAreaTexts(areas)]);
    loaded = part;
    return part;
  };
  // A list shows the same part in each of its rows.
  const load = () => {
    loading ??= fetchPart().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { current: () => loaded, load, prepare: () => void load().catch(() => {}) };
}

/** A part that not every address of its page shows. The server renders it, and the browser loads it before it starts there. */
export function pagePart<Props extends object>(
  file: string,
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = lazyPart<Props>([], importPart);
  pageParts.set(file, part.load);
  return { ...part, file };
}

/** Loads parts of the pages that are loaded: those of the files, or all. */
export async function loadPageParts(files: Iterable<string> = pageParts.keys()): Promise<void> {
  await Promise.all(Array.from(files, (file) => pageParts.get(file)?.()));
}

interface ShownPartProps<Props extends object> {
  part: LazyPart<Props>;
  with: Props;
  /** What is in its place until it is there. */
  until?: ReactNode;
}

/** Shows a lazy part once it is there. When it cannot be loaded a message says so, and the next opening tries again. */
export function ShownPart<Props extends object>({ part, with: props, until = null }: ShownPartProps<Props>) {
  const { t } = useTexts();
  const report = useContext(PageReportContext);
  const [Part, setPart] = useState(part.current);
  useEffect(() => {
    if (Part) return;
    part.load().then(
      // As a transition a part in each row of a list is rendered in pieces of a few milliseconds.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => showMessage('danger', t('errors.network.failed')),
    );
  }, [Part, part, t]);
  if (Part && part.file) report?.parts.add(part.file);
  return Part ? <Part {...props} /> : until;
}
