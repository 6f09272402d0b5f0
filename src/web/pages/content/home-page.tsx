import { chakra } from '@chakra-ui/react';
import { pageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { extendStyles } from '#web/theme/extend-styles.ts';
import { Banners } from './home/banners.tsx';
import { CatalogueSidebar } from './home/catalogue-sidebar.tsx';
import { CompanyBlock } from './home/company-block.tsx';
import { Greeting } from './home/greeting.tsx';
import { HotProducts } from './home/hot-products.tsx';
import { NewProducts } from './home/new-products.tsx';
import { NewsBlock } from './home/news-block.tsx';
import { Newsflash } from './home/newsflash.tsx';
import { QuickLinks } from './home/quick-links.tsx';
import { ServiceBlock } from './home/service-block.tsx';
import { SolutionsBlock } from './home/solutions-block.tsx';

const Page = chakra('div', {
  base: extendStyles(pageWidth, {
    display: 'grid',
    gap: { base: 5, md: 8 },
    '& > [data-first] + nav': { marginBlock: { md: -4 } },
    paddingTop: 3,
    '& > h1': { srOnly: true },
    '& > [data-first]': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        lg: '224px minmax(0, 1fr)',
        xl: '224px minmax(0, 1fr) 264px',
      },
      gap: { base: 4, lg: 5 },
    },
    '& [data-side]': {
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' },
      gap: { base: 4, md: 8, xl: 3 },
      gridColumn: { lg: '1 / -1', xl: 'auto' },
      order: { base: 2, lg: 0 },
    },
    '& [data-catalogue]': { order: { base: 1, lg: 0 } },
    '& > [data-last]': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '2fr 1fr 1fr' },
      gap: 8,
    },
  }),
});

/** The home page. On a large screen the catalogue, the banners and the first hot products need no scrolling. */
export function HomePage() {
  const { t } = useTexts();
  usePageTitle(undefined);
  return (
    <Page>
      <h1>{t('content.home.title')}</h1>
      <div data-first>
        <div data-catalogue>
          <CatalogueSidebar />
        </div>
        <Banners />
        <div data-side>
          <Greeting />
          <Newsflash />
        </div>
      </div>
      <QuickLinks />
      <HotProducts />
      <NewProducts />
      <SolutionsBlock />
      <div data-last>
        <NewsBlock />
        <CompanyBlock />
        <ServiceBlock />
      </div>
    </Page>
  );
}
