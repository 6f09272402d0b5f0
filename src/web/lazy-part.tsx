import { type ComponentType, useEffect, useState } from 'react';
import type { TextArea } from './i18n/areas.ts';
import { useTexts } from './i18n/texts-context.ts';
import { loadAreaTexts } from './lazy-page.tsx';
import { showMessage } from './messages/message-store.ts';

export interface LazyPart<Props extends object> {
  readonly current: () => ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Loads the code ahead, for example while the pointer approaches; a failure is not reported. */
  readonly prepare: () => void;
}

/** A part of a page in a chunk of its own, such as a dialog, with the texts of the areas that it names. */
export function lazyPart<Props extends object>(
  areas: readonly TextArea[],
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const [part] = await Promise.all([importPart(), loadAreaTexts(areas)]);
    loaded = part;
    return part;
  };
  return { current: () => loaded, load, prepare: () => void load().catch(() => {}) };
}

interface ShownPartProps<Props extends object> {
  part: LazyPart<Props>;
  with: Props;
}

/**
 * Shows a lazy part, and nothing until it is there. When it cannot be loaded a message says so, and the next opening tries
 * again.
 */
export function ShownPart<Props extends object>({ part, with: props }: ShownPartProps<Props>) {
  const { t } = useTexts();
  const [Part, setPart] = useState(part.current);
  useEffect(() => {
    if (Part) return;
    part.load().then(
      (loaded) => setPart(() => loaded),
      () => showMessage('danger', t('errors.network.failed')),
    );
  }, [Part, part, t]);
  return Part ? <Part {...props} /> : null;
}
