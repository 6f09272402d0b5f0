import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#web/components/link.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { noScript } from '#web/theme/media.ts';
import { ContactLinks } from './contact-links.tsx';
import { afterProducts, beforeProducts, type Destination } from './destinations.ts';
import { useCloseOnNavigate } from './use-close-on-navigate.ts';

const panel = lazyPart([], async () => (await import('./catalogue-panel.tsx')).CataloguePanel);

const Bar = chakra('nav', {
  base: {
    display: { base: 'none', md: 'block' },
    [noScript]: {
      display: 'block',
      '& [data-entries]': { columnGap: 5 },
      '& button': { display: 'none !important' },
    },
    position: 'relative',
    background: 'bg',
    borderBottom: 'line',
    '& [data-row]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: 6,
      flexWrap: 'wrap',
    },
    '& [data-row] > ul': { display: 'flex', flexWrap: 'wrap' },
    '& [data-entries] > li > *': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: '40px',
      marginInlineEnd: { md: 4, xl: 8 },
      color: 'fg',
      whiteSpace: 'nowrap',
      borderBottom: '2px solid transparent',
      _hover: { color: 'primary', textDecoration: 'none' },
      '&[aria-current=page], &[aria-expanded=true]': { color: 'primary', borderBottomColor: 'primary' },
    },
    '& [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '& [data-row] > [data-contact]': {
      display: { base: 'none', xl: 'flex' },
      gap: 5,
      fontSize: 'table',
      color: 'fg.muted',
    },
    '& [data-contact] a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 'touch',
      color: 'fg.muted',
    },
  },
});

function Entry({ label, to }: Destination) {
  const { t } = useTexts();
  const isHere = useLocation().pathname === to;
  return (
    <li>
      <Link to={to} aria-current={isHere ? 'page' : undefined}>
        {t(label)}
      </Link>
    </li>
  );
}

/** An id of React would depend on where the bar is, which the server has from an earlier page. */
const panelId = 'product-centre';

/** The main entries, the product-centre panel, and how to reach the company. */
export function Navigation() {
  const { t } = useTexts();
  const { open, show, close: hide } = useCloseOnNavigate();
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) hide();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
  const leave = () => {
    hide();
    opener.current?.focus();
  };
  return (
    <Bar
      ref={bar}
      aria-label={t('frame.navigation.label')}
      onKeyDown={(event) => event.key === 'Escape' && open && leave()}
      onBlur={(event) => {
        if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
      }}
    >
      <PageWidth data-row>
        <ul data-entries>
          {beforeProducts.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
          <li>
            <button
              ref={opener}
              type="button"
              aria-expanded={open}
              aria-controls={panelId}
              onPointerEnter={panel.prepare}
              onFocus={panel.prepare}
              onClick={open ? hide : show}
            >
              {t('frame.navigation.productCentre')}
              <ChevronDown size={16} aria-hidden="true" />
            </button>
          </li>
          {afterProducts.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
        </ul>
        <ul data-contact>
          <ContactLinks />
        </ul>
      </PageWidth>
      <div id={panelId}>{open && <ShownPart part={panel} with={{}} />}</div>
    </Bar>
  );
}
