import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { PageWidth } from '#web/components/page-width.ts';
import { noScript } from '#web/theme/media.ts';
import { CartLink } from './cart-link.tsx';
import { Logo } from './logo.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { PhoneSearch } from './phone-search.tsx';
import { SearchBox } from './search-box.tsx';
import { useIsSticky } from './use-is-sticky.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: { base: 0, md: '-12px' },
    zIndex: 'sticky',
    background: 'bg',
    borderBottom: 'line',
    '& [data-row]': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: 1, md: 6, xl: 10 },
      paddingBlock: { base: 2, md: '18px' },
    },
    /** What the row gives up below itself stays as margin, so that the page does not move. */
    '&[data-sticky]': { md: { marginBottom: '12px', '& [data-row]': { paddingBottom: '6px' } } },
    '&[data-sticky] small': { md: { visibility: 'hidden', height: 0, margin: 0 } },
    '& [data-search]': { display: { base: 'none', md: 'block' }, flex: 1, maxWidth: '760px' },
    '& [data-end]': { display: 'flex', alignItems: 'center', gap: 1, marginInlineStart: 'auto' },
    '& [data-phone]': { display: { md: 'none' } },
    [noScript]: {
      '& [data-row]': { flexWrap: 'wrap' },
      '& [data-search]': {
        display: 'block',
        order: { base: 1, md: 0 },
        flexBasis: { base: 'full', md: 0 },
        minWidth: 0,
      },
      '& [data-phone]': { display: 'none' },
    },
  },
});

/** Logo, search and cart. It stays at the top and gives up its margins when the page is scrolled. */
export function Header() {
  const above = useRef<HTMLDivElement>(null);
  const sticky = useIsSticky(above);
  return (
    <>
      <div ref={above} />
      <Bar data-sticky={sticky || undefined}>
        <PageWidth data-row>
          <Logo />
          <div data-search>
            <SearchBox />
          </div>
          <div data-end>
            <div data-phone>
              <PhoneSearch />
            </div>
            <CartLink />
            <div data-phone>
              <PhoneMenu />
            </div>
          </div>
        </PageWidth>
      </Bar>
    </>
  );
}
