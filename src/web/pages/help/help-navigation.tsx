import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { helpHref } from '#web/paths.ts';
import { touch } from '#web/theme/media.ts';
import type { HelpGroup, HelpPlace } from './help-menu.ts';

const Menu = chakra('nav', {
  base: {
    borderTop: 'line',
    '& details': { borderBottom: 'line' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'touch',
      fontWeight: 'medium',
      _hover: { color: 'primary' },
    },
    '& details[open] summary svg': { transform: 'rotate(180deg)' },
    '& ul': { paddingBottom: 2 },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '36px',
      paddingInlineStart: 3,
      color: 'fg.muted',
      borderInlineStart: '2px solid transparent',
      [touch]: { minHeight: 'touch' },
      _hover: { color: 'primary' },
    },
    '& a[aria-current]': { color: 'primary', fontWeight: 'medium', borderInlineStartColor: 'primary' },
  },
});

/** The two levels of the menu; the group of the open text is open, the others open and close as one likes. */
export function HelpNavigation({ groups, place }: { groups: readonly HelpGroup[]; place: HelpPlace }) {
  const { t } = useTexts();
  return (
    <Menu aria-label={t('help.menu.label')}>
      {groups.map((group) => (
        <details key={`${group.id} ${group === place.group}`} open={group === place.group}>
          <summary>
            {group.name}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <ul>
            {group.entries.map(({ id, name }) => (
              <li key={id}>
                <Link to={helpHref(id)} aria-current={id === place.entry?.id ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Menu>
  );
}
