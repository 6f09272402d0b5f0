import { chakra } from '@chakra-ui/react';
import { Maximize2 } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import type { Product } from '#generated/hooks/model/product.ts';
import { PartImage } from '#web/components/part-image.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type PartView, partViews } from './part-views.ts';

const ZoomDialog = lazy(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }));

const Frame = chakra('div', {
  base: {
    '& [data-main]': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      aspectRatio: { base: '16 / 10', md: '1' },
      border: 'line',
      borderRadius: 'base',
      background: 'bg.subtle',
      color: 'fg.muted',
      cursor: 'zoom-in',
    },
    '& [data-main] img': {
      position: 'absolute',
      inset: 0,
      width: 'full',
      height: 'full',
      objectFit: 'contain',
    },
    '& [data-main] > svg:last-of-type': { position: 'absolute', insetBlockEnd: 3, insetInlineEnd: 3 },
    '& [data-caption]': {
      marginTop: 1,
      color: 'fg.muted',
      fontSize: 'sm',
      textAlign: 'center',
      minHeight: '18px',
    },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 1 },
    '& li button': {
      display: 'block',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'base',
      _hover: { borderColor: 'fg.muted' },
    },
    _print: {
      '& ul, & [data-caption], & [data-main] > svg': { display: 'none' },
      '& [data-main]': { aspectRatio: '1' },
    },
    '& li button[aria-current]': {
      borderColor: 'primary',
      boxShadow: '0 0 0 1px var(--store-colors-primary)',
    },
  },
});

const thumbSize = 54;
const emptySize = 120;
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ends: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

/** The picture to which a key leads, if it leads anywhere. */
function pictureAt(key: string, index: number, count: number): number | undefined {
  const end = ends[key];
  if (end) return end === 'first' ? 0 : count - 1;
  const step = steps[key];
  return step && (index + step + count) % count;
}

/** What a picture shows, in words; its number where nothing else is known. */
function useViewName(): (view: PartView, index: number) => string {
  const { t } = useTexts();
  return (view, index) =>
    view.label ? String(t(view.label)) : t('catalogue.gallery.picture', { number: index + 1 });
}

/** The pictures of a part: a large one, the others below it, by click or arrow keys. */
export function Gallery({ product }: { product: Product }) {
  const { t } = useTexts();
  const views = partViews(product);
  const nameOf = useViewName();
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const index = Math.min(chosen, Math.max(0, views.length - 1));
  const view = views[index];
  const move = (event: KeyboardEvent) => {
    const next = pictureAt(event.key, index, views.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  if (!view) {
    return (
      <Frame>
        <div data-main style={{ cursor: 'default' }}>
          <PartImage src={undefined} alt={t('catalogue.gallery.none')} size={emptySize} />
        </div>
      </Frame>
    );
  }
  const name = nameOf(view, index);
  return (
    <Frame>
      <button
        type="button"
        data-main
        aria-haspopup="dialog"
        aria-label={t('catalogue.gallery.enlarge', { name })}
        onClick={() => setZoomed(true)}
      >
        <img
          src={view.src}
          alt={`${product.productNum} ${name}`}
          width={400}
          height={400}
          fetchPriority={index === 0 ? 'high' : undefined}
        />
        <Maximize2 size={16} aria-hidden="true" />
      </button>
      <p data-caption>{name}</p>
      {views.length > 1 && (
        <ul ref={list} aria-label={t('catalogue.gallery.views')} onKeyDown={move}>
          {views.map((shown, at) => (
            <li key={shown.src}>
              <button
                type="button"
                aria-current={at === index || undefined}
                aria-label={nameOf(shown, at)}
                onClick={() => setChosen(at)}
              >
                <PartImage src={shown.src} alt="" size={thumbSize} eager />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <ZoomDialog
            title={`${product.productNum} · ${name}`}
            src={view.src}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </Frame>
  );
}
