import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type MemberArea, memberAreas, memberNavigation } from './member-areas.ts';

const Navigation = chakra('nav', {
  base: {
    fontSize: 'table',
    _print: { display: 'none' },
    lg: { position: 'sticky', top: '72px', alignSelf: 'start', paddingBlock: 5 },
    '& > button': {
      display: { base: 'flex', lg: 'none' },
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'full',
      minHeight: 'touch',
      marginTop: 3,
      paddingInline: 3,
      border: 'line',
      borderRadius: 'base',
      textAlign: 'start',
    },
    '& > button > svg': { flexShrink: 0, color: 'fg.muted' },
    '& > button[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    '& > div': { display: { base: 'none', lg: 'block' } },
    '& > div[data-open]': {
      display: 'block',
      border: { base: 'line', lg: 'none' },
      borderTop: { base: 'none' },
      padding: { base: 1, lg: 0 },
    },
    '& section > p': {
      paddingInline: 3,
      paddingTop: { base: 2, lg: 4 },
      paddingBottom: 1,
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    '& ul': { display: { base: 'grid', lg: 'block' }, gridTemplateColumns: '1fr 1fr' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '32px' },
      paddingInline: 3,
      borderRadius: 'base',
      color: 'fg',
      _hover: { background: 'bg.subtle', textDecoration: 'none' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { background: 'primary.soft', color: 'primary', fontWeight: 'bold' },
  },
});

/** The pages of the member centre: at the side of a wide screen, folded above the page on a narrow one. */
export function MemberNavigation({ area }: { area: MemberArea }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Navigation aria-label={t('member.frame.label')}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('member.frame.current', { page: t(`member.area.${area}`) })}
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <div id={id} data-open={isOpen || undefined}>
        {memberNavigation.map(({ group, areas }) => (
          <section key={group ?? ''} aria-labelledby={group && `${id}-${group}`}>
            {group && <p id={`${id}-${group}`}>{t(`member.group.${group}`)}</p>}
            <ul>
              {areas.map((name) => (
                <li key={name}>
                  <Link
                    to={memberAreas[name].to}
                    aria-current={name === area ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {t(`member.area.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Navigation>
  );
}
