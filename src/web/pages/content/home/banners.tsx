import { Box, chakra, Flex } from '@chakra-ui/react';
import { useGetBanners } from '#generated/hooks/content/content.ts';
import type { Banner } from '#generated/hooks/model/banner.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { bannerText, parseBannerLink } from '../banner-link.ts';
import { BannerCarousel } from './carousel.tsx';

/** The large banner, its buttons and the small banners: what follows may be drawn before they have come. */
const phoneHeight = 'calc((100vw - 32px) * 5 / 14 + 127px)';

const Block = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: 3,
    minWidth: 0,
    minHeight: { base: phoneHeight, md: 0 },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(3, 200px)', md: 'repeat(3, 1fr)' },
      gap: 3,
      overflowX: { base: 'auto', md: 'visible' },
    },
    '& > ul > li': {
      aspectRatio: '8 / 3',
      overflow: 'hidden',
      background: 'bg.subtle',
      borderRadius: 'base',
    },
    '& > ul a': { display: 'block', height: 'full', _focusVisible: { outlineOffset: '-3px' } },
    '& > ul img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

const smallBanners = 3;

function SmallBanner({ banner, place }: { banner: Banner; place: { current: number; total: number } }) {
  const { t } = useTexts();
  const link = parseBannerLink(banner.linkUrl);
  const picture = <img src={banner.imgUrl} alt={t(bannerText(link), place)} />;
  return <li>{link ? <Link to={link.href}>{picture}</Link> : picture}</li>;
}

const places = Array.from({ length: smallBanners }, (_place, index) => index);

function BannersSkeleton() {
  return (
    <Block>
      <Skeleton style={{ aspectRatio: '14 / 5' }} />
      <ul>
        {places.map((place) => (
          <li key={place} />
        ))}
      </ul>
    </Block>
  );
}

/** Without banners the place says what the shop is for. */
function NoBanner() {
  const { t } = useTexts();
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap={4}
      minHeight="300px"
      background="bg.subtle"
      borderRadius="base"
    >
      <Box fontSize="lg">{t('content.banner.none')}</Box>
      <LinkButton to={paths.products} variant="solid">
        {t('content.hot.browse')}
      </LinkButton>
    </Flex>
  );
}

/** The carousel of big banners and the small ones below it; their room is kept while they load. */
export function Banners() {
  const banners = useGetBanners();
  return (
    <Loaded query={banners} skeleton={<BannersSkeleton />}>
      {({ data: { bigBanner, smallBanner } }) => (
        <Block>
          {bigBanner.length > 0 ? <BannerCarousel banners={bigBanner} /> : <NoBanner />}
          <ul hidden={smallBanner.length === 0}>
            {smallBanner.slice(0, smallBanners).map((banner, index, all) => (
              <SmallBanner
                key={`${banner.imgUrl} ${banner.linkUrl}`}
                banner={banner}
                place={{ current: index + 1, total: all.length }}
              />
            ))}
          </ul>
        </Block>
      )}
    </Loaded>
  );
}
