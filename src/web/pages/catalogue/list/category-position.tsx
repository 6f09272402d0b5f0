import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref, paths } from '#web/paths.ts';
import { touch } from '#web/theme/media.ts';
import type { ListPage } from './use-list-page.ts';

/** Categories as links with their counts. */
export const CategoryTree = chakra('nav', {
  base: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: '26px',
      color: 'fg',
      _hover: { color: 'primary' },
      [touch]: { minHeight: 'touch' },
    },
    '& a > span': { flex: 1, minWidth: 0, paddingBlock: 1, lineHeight: 'tight', overflowWrap: 'anywhere' },
    '& > h2': { minHeight: '28px', fontSize: 'table', fontWeight: 'medium' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& > a': { color: 'fg.muted' },
    '& summary': {
      minHeight: '26px',
      color: 'primary',
      fontSize: 'sm',
      cursor: 'pointer',
      [touch]: { minHeight: 'touch' },
    },
    '& ul': { paddingInlineStart: 5 },
    '& [aria-current]': { fontWeight: 'bold', color: 'primary' },
  },
});

function Entry({ catalog, current }: { catalog: Catalog; current: boolean }) {
  return (
    <li>
      <Link to={categoryHref(catalog.catalogId)} aria-current={current ? 'true' : undefined}>
        <span>
          <Label name={catalog.catalogName} />
        </span>
        {catalog.productCount !== undefined && <small>{formatCount(catalog.productCount)}</small>}
      </Link>
    </li>
  );
}

/** The ancestors, and the subcategories or, at the last level, the siblings. */
export function CategoryPosition({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const { place, tree } = list;
  const parent = place?.above.at(-1);
  const inside = place ? (place.category.children ?? []) : (tree.data?.data ?? []);
  const shown = place && inside.length === 0 ? place.siblings : inside;
  if (shown.length === 0) return null;
  return (
    <CategoryTree aria-label={t('catalogue.filter.categories')}>
      <Link to={parent ? categoryHref(parent.catalogId) : paths.products}>
        <ChevronLeft size={16} aria-hidden="true" />
        <span>{parent ? <Label name={parent.catalogName} /> : t('catalogue.overview.title')}</span>
      </Link>
      <ul>
        {shown.map((catalog) => (
          <Entry key={catalog.catalogId} catalog={catalog} current={catalog === place?.category} />
        ))}
      </ul>
    </CategoryTree>
  );
}
