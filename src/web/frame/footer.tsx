import { chakra } from '@chakra-ui/react';
import { useListFriendLinks } from '#generated/hooks/frame/frame.ts';
import type { FriendLink } from '#generated/hooks/model/friendLink.ts';
import { Link } from '#web/components/link.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import { ContactLinks } from './contact-links.tsx';
import { footerGroups } from './destinations.ts';

const Bar = chakra('footer', {
  base: {
    marginTop: 12,
    background: 'bg.subtle',
    borderTop: 'line',
    fontSize: 'table',
    color: 'fg.muted',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      color: 'fg.muted',
      lineHeight: '28px',
      [touch]: { lineHeight: '40px', minWidth: 'touch' },
      _hover: { color: 'primary' },
    },
    '& h2': { marginBottom: 1, fontSize: 'table', color: 'fg' },
    '& [data-groups]': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      },
      gap: 6,
      paddingBlock: 8,
      '& > :last-child': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    },
    '& [data-friends]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 5,
      rowGap: 1,
      minHeight: '52px',
      paddingBlock: 3,
      borderTop: 'line',
      '& h2': { margin: 0 },
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 5 },
      '& img': { height: '20px', width: 'auto', maxWidth: '80px', objectFit: 'contain' },
    },
    '& [data-copyright]': { paddingBlock: 4, borderTop: 'line', fontSize: 'sm' },
  },
});

const year = 2026;

function FriendLinks({ links }: { links: readonly FriendLink[] | undefined }) {
  const { t } = useTexts();
  if (links?.length === 0) return null;
  return (
    <div data-friends>
      <h2>{t('frame.footer.friends')}</h2>
      <ul>
        {links?.map(({ linkName, linkUrl, coverImage }) => (
          <li key={linkUrl}>
            <a href={linkUrl} target="_blank" rel="noopener">
              {coverImage && <img src={coverImage} alt="" loading="lazy" />}
              {linkName}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links, contact, partners and copyright. */
export function Footer() {
  const { t } = useTexts();
  const links = useListFriendLinks().data?.data;
  return (
    <Bar>
      <PageWidth>
        <div data-groups>
          {footerGroups.map(({ label, links }) => (
            <nav key={label} aria-label={t(label)}>
              <h2>{t(label)}</h2>
              <ul>
                {links?.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{t(link.label)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2>{t('frame.footer.contactTitle')}</h2>
            <ul>
              <ContactLinks />
            </ul>
          </div>
        </div>
        <FriendLinks links={links} />
        <p data-copyright>{t('frame.footer.copyright', { year })}</p>
      </PageWidth>
    </Bar>
  );
}
