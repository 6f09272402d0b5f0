import { chakra } from '@chakra-ui/react';
import type { ParseKeys } from 'i18next';
import {
  Bell,
  ClipboardList,
  FolderKanban,
  Footprints,
  Headset,
  Landmark,
  type LucideIcon,
  Star,
  UserRound,
  UserRoundPen,
  Wallet,
} from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { memberDetailHref, paths } from '#web/paths.ts';

interface QuickLink {
  readonly label: ParseKeys;
  readonly to: string;
  readonly icon: LucideIcon;
}

const links: readonly QuickLink[] = [
  { label: 'content.quickLinks.orders', to: paths.orders, icon: ClipboardList },
  { label: 'content.quickLinks.footprint', to: paths.footprints, icon: Footprints },
  { label: 'content.quickLinks.collections', to: paths.favourites, icon: Star },
  { label: 'content.quickLinks.projects', to: paths.projects, icon: FolderKanban },
  { label: 'content.quickLinks.messages', to: paths.messages, icon: Bell },
  { label: 'content.quickLinks.remote', to: paths.remoteSupport, icon: Headset },
  { label: 'content.quickLinks.account', to: paths.balance, icon: Landmark },
  { label: 'content.quickLinks.wallet', to: paths.balance, icon: Wallet },
  { label: 'content.quickLinks.member', to: paths.memberCentre, icon: UserRound },
  { label: 'content.quickLinks.data', to: memberDetailHref(0), icon: UserRoundPen },
];

const Row = chakra('nav', {
  base: {
    borderBlock: 'line',
    '& ul': { display: 'grid', gridTemplateColumns: { base: 'repeat(5, 1fr)', lg: 'repeat(10, 1fr)' } },
    '& a': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 1,
      minHeight: '64px',
      paddingBlock: 2,
      color: 'fg',
      fontSize: { base: 'sm', md: 'table' },
      lineHeight: 'tight',
      textAlign: 'center',
      _hover: { color: 'primary', textDecoration: 'none' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& svg': { color: 'fg.muted' },
    '& a:hover svg': { color: 'primary' },
  },
});

/** The ten ways into the member's own pages, as one quiet row. */
export function QuickLinks() {
  const { t } = useTexts();
  return (
    <Row aria-label={t('content.quickLinks.label')}>
      <ul>
        {links.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link to={to}>
              <Icon size={20} aria-hidden="true" />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}
