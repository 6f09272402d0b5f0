import { chakra } from '@chakra-ui/react';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { CategoryGroups } from '#web/components/category-groups.tsx';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref } from '#web/paths.ts';
import { touch } from '#web/theme/media.ts';

const Panel = chakra('div', {
  base: {
    position: { base: 'static', lg: 'absolute' },
    top: 0,
    insetInlineStart: '100%',
    width: { base: 'auto', lg: 'min(760px, calc(100vw - 340px))' },
    minHeight: { lg: 'full' },
    maxHeight: { lg: 'calc(100dvh - 180px)' },
    overflowY: 'auto',
    padding: { base: 3, lg: 5 },
    background: { base: 'bg.subtle', lg: 'bg.raised' },
    borderRadius: { lg: 'base' },
    boxShadow: { lg: 'float' },
    '& [data-all]': { display: 'flex', alignItems: 'baseline', marginBottom: 3, fontWeight: 'medium' },
    '& [data-all] small': { marginInlineStart: 2, fontWeight: 'normal', color: 'fg.muted' },
    '& [data-groups]': { columns: { base: 1, sm: 2, xl: 3 }, columnGap: 6 },
    '& section': { breakInside: 'avoid', marginBottom: 4 },
    '& h3': { fontWeight: 'medium', borderBottom: 'line', paddingBottom: 1, marginBottom: 1 },
    '& h3 a': { color: 'fg' },
    '& li a, & h3 a': {
      display: 'block',
      lineHeight: '26px',
      [touch]: { lineHeight: '40px' },
    },
    '& li a': { color: 'fg.muted', _hover: { color: 'primary' } },
  },
});

/** The second and third level of a category. */
export function CategoryPanel({ catalog }: { catalog: Catalog }) {
  const { t } = useTexts();
  const { productCount } = catalog;
  return (
    <Panel data-fly-out>
      <p data-all>
        <Link to={categoryHref(catalog.catalogId)}>
          {t('content.catalogue.all', { name: catalog.catalogName })}
        </Link>
        {productCount !== undefined && (
          <small>
            {t('content.catalogue.count', {
              count: productCount,
              shown: formatCount(productCount),
            })}
          </small>
        )}
      </p>
      <div data-groups>
        <CategoryGroups catalog={catalog} />
      </div>
    </Panel>
  );
}
