import { nextTask } from '#web/state/next-task.ts';
import { type PageStyles, type Style, stylesKey } from './page-styles.ts';

/** Emotion moves elements of its own key to the end of the head, and then the browser computes the styles of the whole page again. */
const laterKey = 'later';

/** Names of the styles that the server wrote into the document. */
function namesInDocument(): Set<string> {
  const elements = document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${stylesKey} "]`);
  return new Set([...elements].flatMap(({ dataset }) => dataset.emotion?.split(' ').slice(1) ?? []));
}

async function addGlobalStyles(): Promise<void> {
  if (document.querySelector(`style[data-emotion^="${stylesKey}-global"]`)) return;
  const { globalStyles } = await import('./global-styles.ts');
  const element = document.createElement('style');
  const { name, rules } = globalStyles();
  element.dataset.emotion = `${stylesKey}-global ${name}`;
  element.textContent = rules;
  document.head.prepend(element);
}

export interface DocumentStyles extends PageStyles {
  /** Loads what computes styles; from then on each is in the document before the component that needs it is shown. */
  readonly loadEngine: () => Promise<void>;
}

/**
 * The styles of the browser's document. A page from the server has all that it shows, so the style engine, which is a tenth of
 * the scripts, is loaded while the page starts to work. Pages and parts that are loaded later wait for it.
 */
export function createDocumentStyles(): DocumentStyles {
  const known = namesInDocument();
  const waiting: Style[] = [];
  let computed: PageStyles | undefined;
  let loading: Promise<void> | undefined;
  const load = async () => {
    const [engine] = await Promise.all([import('./style-engine.ts'), addGlobalStyles()]);
    // Evaluating the engine, making its system and computing styles are a task each.
    await nextTask();
    engine.prepareSystem();
    await nextTask();
    computed = engine.stylesInto(engine.createStyleCache(laterKey));
    for (const style of waiting.splice(0)) computed.add(style);
  };
  const loadEngine = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const add = (style: Style) => {
    if (known.has(style.name)) return;
    known.add(style.name);
    if (computed) {
      computed.add(style);
      return;
    }
    waiting.push(style);
    loadEngine().catch(() => {});
  };
  return { add, loadEngine };
}
