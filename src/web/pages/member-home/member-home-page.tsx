import { chakra } from '@chakra-ui/react';
import { MemberPage } from '#web/components/member-page.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { Attention } from './attention.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { MessagesBox } from './messages-box.tsx';
import { FavouritesBox, FootprintsBox } from './products-boxes.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProjectsBox, RemoteSupportBox } from './requests-boxes.tsx';
import { WalletBox } from './wallet-box.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: 4,
    '& > [data-whole]': { gridColumn: '1 / -1', minWidth: 0 },
    '& > [data-stack]': { display: 'grid', gap: 4, minWidth: 0 },
  },
});

/** Home of the member centre: what waits for the member first, then the latest of every area. Each box loads alone. */
export function MemberHomePage() {
  const { t } = useTexts();
  return (
    <MemberPage area="home" title={t('memberHome.page.title')}>
      <Grid>
        <Attention />
        <div data-stack>
          <ProfileCard />
          <WalletBox />
        </div>
        <div data-whole>
          <LatestOrders />
        </div>
        <div data-whole>
          <MessagesBox />
        </div>
        <FootprintsBox />
        <FavouritesBox />
        <ProjectsBox />
        <RemoteSupportBox />
      </Grid>
    </MemberPage>
  );
}
