import { chakra } from '@chakra-ui/react';
import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { createStore, useStore } from '#web/state/store.ts';
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
    '& th, & td': { paddingBlock: 2, paddingInlineEnd: 6, borderBottom: 'line', textAlign: 'start' },
    '& th': { color: 'fg.muted', fontWeight: 'medium' },
    '& hr': { borderTop: 'line' },
    '& pre': { overflowX: 'auto', padding: 3, background: 'bg.subtle', fontFamily: 'mono' },
  },
});

type Cleaner = (html: string) => string;
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
 * HTML from the back office. The browser cleans it with a part that is loaded when it is needed; until then, and when
 * the server renders, its words are shown without markup.
 */
export function CleanHtml({ html }: { html: string }) {
  const loaded = useStore(cleaner, undefined);
  const follow = useInnerLinks();
  useEffect(() => {
    if (!cleaner.get()) void loadCleaner();
  }, []);
  if (!loaded) {
    return (
      <Prose>
        {plainParagraphs(html).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </Prose>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place for back-office HTML, and it is cleaned first.
  return <Prose onClick={follow} dangerouslySetInnerHTML={{ __html: loaded.clean(html) }} />;
}
