import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetCatalogTree } from '#generated/hooks/catalogue/catalogue.ts';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref, paths } from '#web/paths.ts';
import { ContactLinks } from './contact-links.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { afterProducts, beforeProducts, type Destination } from './destinations.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MessageLink } from './message-link.tsx';
import { SessionLinks } from './session-links.tsx';

const Content = chakra('nav', {
  base: {
    marginTop: -3,
    '& > ul': { borderBottom: 'line', paddingBlock: 2 },
    '& > ul:last-of-type': { borderBottom: 0 },
    '& a, & summary, & li > button': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      width: 'full',
      minHeight: 'touch',
      color: 'fg',
    },
    '& summary': { justifyContent: 'space-between' },
    '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& details ul': { paddingInlineStart: 4 },
    '& fieldset': { alignItems: 'center', minHeight: 'touch' },
    '& fieldset button': { minHeight: 'touch', paddingInlineEnd: 2 },
  },
});

function Entry({ label, to }: Destination) {
  const { t } = useTexts();
  return (
    <li>
      <Link to={to}>{t(label)}</Link>
    </li>
  );
}

/** A category and, folded below it, those inside it. */
function Branch({ catalog }: { catalog: Catalog }) {
  const { t } = useTexts();
  const { catalogId, catalogName, children = [] } = catalog;
  const label = <Label name={catalogName} />;
  if (children.length === 0) return <Link to={categoryHref(catalogId)}>{label}</Link>;
  return (
    <Fold title={label}>
      <li>
        <Link to={categoryHref(catalogId)}>{t('frame.panel.all', { name: catalogName })}</Link>
      </li>
      {children.map((inner) => (
        <li key={inner.catalogId}>
          <Branch catalog={inner} />
        </li>
      ))}
    </Fold>
  );
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary>
        {title}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

function ProductCentre() {
  const { t } = useTexts();
  const tree = useGetCatalogTree();
  return (
    <Fold title={t('frame.navigation.productCentre')}>
      <li>
        <Link to={paths.products}>{t('frame.footer.products')}</Link>
      </li>
      <Loaded query={tree}>
        {({ data }) =>
          data.map((catalog) => (
            <li key={catalog.catalogId}>
              <Branch catalog={catalog} />
            </li>
          ))
        }
      </Loaded>
    </Fold>
  );
}

/** Top bar and navigation of a phone: session, entries, contact and language, one below the other. */
export function PhoneMenuDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('frame.topBar.welcome')} onClose={onClose}>
      <Content aria-label={t('frame.navigation.label')}>
        <ul>
          <SessionLinks />
          <li>
            <MessageLink />
          </li>
        </ul>
        <ul>
          {beforeProducts.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
          <li>
            <ProductCentre />
          </li>
          {afterProducts.map((entry) => (
            <Entry key={entry.to} {...entry} />
          ))}
        </ul>
        <ul>
          <ContactLinks />
          <li>
            <CurrencySwitch />
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </Content>
    </Dialog>
  );
}
