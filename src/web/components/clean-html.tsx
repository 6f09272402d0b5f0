import { chakra } from '@chakra-ui/react';
import { createContext, type MouseEvent, useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createStore, useStore } from '#web/state/store.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';
import { clickTarget } from '#web/theme/media.ts';
import { plainParagraphs } from './plain-paragraphs.ts';

const Prose = chakra('div', {
  base: {
    maxWidth: 'text',
    overflowWrap: 'anywhere',
    '& > * + *': { marginTop: 3 },
    '& h1, & h2': { fontSize: 'lg' },
    '& * + h1, & * + h2': { marginTop: 6 },
    '& h3, & h4': { fontSize: 'body', fontWeight: 'bold' },
    '& * + h3, & * + h4': { marginTop: 5 },
    '& ul, & ol': { paddingInlineStart: 5 },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: 1 },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& td > a:only-child': clickTarget,
    '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'base' },
    '& figcaption, & small': { fontSize: 'sm', color: 'fg.muted' },
    '& blockquote': { paddingInlineStart: 4, borderInlineStart: 'line', color: 'fg.muted' },
    '& table': { display: 'block', overflowX: 'auto', fontSize: 'table' },
    '& th, & td': {
      paddingBlock: 2,
      paddingInlineEnd: { base: 3, md: 6 },
      borderBottom: 'line',
      textAlign: 'start',
      // Whole words: a narrow table would break even `U1`. Only part numbers, which are links, may break anywhere.
      overflowWrap: 'break-word',
    },
    '& td > a': { overflowWrap: 'anywhere' },
    '& th': { color: 'fg.muted', fontWeight: 'medium' },
    '& hr': { borderTop: 'line' },
    '& pre': { overflowX: 'auto', padding: 3, background: 'bg.subtle', fontFamily: 'mono' },
  },
});

type Cleaner = (html: string) => string;
/** Cleans where there is no browser: rendering on the server provides it. */
export const ServerCleaner = createContext<Cleaner | undefined>(undefined);
const cleaner = createStore<{ readonly clean: Cleaner } | undefined>(undefined);

async function loadCleaner(): Promise<void> {
  const { cleanMarkup } = await import('./clean-markup.ts');
  cleaner.set({ clean: cleanMarkup });
}

/** Follows a link of the text inside the app when it leads to a page of the shop. */
function useInnerLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || link.target || link.origin !== location.origin || /\.\w+$/.test(link.pathname))
      return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

/**
 * The cleaned HTML, as far as it is there. What the server rendered stays in the document until the browser has loaded
 * its own cleaner: React does not compare `dangerouslySetInnerHTML` while it hydrates.
 */
function useCleanHtml(html: string): string | undefined {
  const onServer = useContext(ServerCleaner);
  const loaded = useStore(cleaner, undefined);
  const hydrated = useHydrated();
  const [inDocument] = useState(hydrated ? undefined : html);
  useEffect(() => {
    if (!cleaner.get()) void loadCleaner();
  }, []);
  if (onServer) return onServer(html);
  if (loaded) return loaded.clean(html);
  return inDocument === html ? '' : undefined;
}

/**
 * HTML from the back office, cleaned by the server in the first document and by the browser afterwards, with a part that
 * is loaded when it is needed; until then its words are shown without markup.
 */
export function CleanHtml({ html }: { html: string }) {
  const clean = useCleanHtml(html);
  const follow = useInnerLinks();
  if (clean === undefined) {
    return (
      <Prose>
        {plainParagraphs(html).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </Prose>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place for back-office HTML, and it is cleaned first.
  return <Prose onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: clean }} />;
}
