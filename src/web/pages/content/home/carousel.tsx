import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { Banner } from '#generated/hooks/model/banner.ts';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import { bannerText, parseBannerLink } from '../banner-link.ts';
import { useCarousel } from './use-carousel.ts';

const Stage = chakra('section', {
  base: {
    position: 'relative',
    '& [data-slides]': {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '14 / 5',
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& [role=group]': {
      position: 'absolute',
      inset: 0,
      opacity: 0,
      visibility: 'hidden',
      transitionProperty: 'opacity, visibility',
      transitionDuration: 'quick',
    },
    '& [role=group][data-shown]': { opacity: 1, visibility: 'visible' },
    '& [role=group] a': { display: 'block', height: 'full' },
    '& [role=group] a:focus-visible': { outlineOffset: '-4px' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '& [data-controls]': {
      position: { base: 'static', md: 'absolute' },
      insetInlineStart: 'calc(6% - 8px)',
      bottom: '6px',
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      background: 'bg',
      borderRadius: 'base',
      fontSize: 'sm',
    },
    '& [data-controls] button': {
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      borderRadius: 'base',
      [touch]: { width: 'touch', height: 'touch' },
      _hover: { background: 'bg.subtle', color: 'primary' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& [data-place]': { minWidth: '32px', textAlign: 'center', color: 'fg.muted' },
  },
});

const iconSize = 18;

/** The big banners, one at a time; it advances by itself, says so, and stops under the pointer or the focus. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTexts();
  const carousel = useCarousel(banners.length);
  const { current, playing, holders } = carousel;
  return (
    <Stage
      aria-roledescription={t('content.banner.carousel')}
      aria-label={t('content.banner.label')}
      {...holders}
    >
      <div data-slides aria-live={playing ? 'off' : 'polite'}>
        {banners.map(({ imgUrl, linkUrl }, index) => {
          const place = { current: index + 1, total: banners.length };
          const link = parseBannerLink(linkUrl);
          const picture = (alt: string) => (
            <img src={imgUrl} alt={alt} loading={index === 0 ? 'eager' : 'lazy'} decoding="async" />
          );
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields.
            <div
              key={`${imgUrl} ${linkUrl}`}
              role="group"
              aria-roledescription={t('content.banner.slide')}
              aria-label={t('content.banner.place', place)}
              data-shown={index === current || undefined}
            >
              {link ? (
                <Link to={link.href}>{picture(t(bannerText(link), place))}</Link>
              ) : (
                picture(t(bannerText(link), place))
              )}
            </div>
          );
        })}
      </div>
      {banners.length > 1 && (
        <div data-controls>
          <button type="button" aria-label={t('content.banner.previous')} onClick={carousel.previous}>
            <ChevronLeft size={iconSize} />
          </button>
          <span data-place aria-hidden="true">
            {current + 1} / {banners.length}
          </span>
          <button type="button" aria-label={t('content.banner.next')} onClick={carousel.next}>
            <ChevronRight size={iconSize} />
          </button>
          <button
            type="button"
            data-toggle
            aria-label={t(playing ? 'content.banner.pause' : 'content.banner.play')}
            onClick={carousel.toggle}
          >
            {playing ? <Pause size={iconSize} /> : <Play size={iconSize} />}
          </button>
        </div>
      )}
    </Stage>
  );
}
