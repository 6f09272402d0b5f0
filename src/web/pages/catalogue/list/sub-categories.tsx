import { chakra } from '@chakra-ui/react';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref } from '#web/paths.ts';
import { clickTarget } from '#web/theme/media.ts';
import { countConditions } from './list-state.ts';
import type { ListPage } from './use-list-page.ts';

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))',
    gap: 2,
    paddingBottom: 4,
    fontSize: 'table',
    '& > li': { border: 'line', borderRadius: 'base' },
    '& > li > a': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      padding: 3,
      fontWeight: 'medium',
      color: 'fg',
    },
    '& small': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
    '& p': { display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 3, paddingBottom: 2, fontSize: 'sm' },
    '& p a': { ...clickTarget, color: 'fg.muted' },
    '& a:hover': { color: 'primary' },
  },
});

/** The categories inside this one, before its products: parameters can only be chosen in the last level. */
export function SubCategories({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const inside = list.place?.category.children ?? [];
  if (inside.length === 0 || countConditions(list.state) > 0 || list.state.page > 1) return null;
  return (
    <Tiles aria-label={t('catalogue.filter.categories')}>
      {inside.map(({ catalogId, catalogName, productCount, children = [] }) => (
        <li key={catalogId}>
          <Link to={categoryHref(catalogId)}>
            <span>
              <Label name={catalogName} />
            </span>
            {productCount !== undefined && <small>{formatCount(productCount)}</small>}
          </Link>
          {children.length > 0 && (
            <p>
              {children.map((child) => (
                <Link key={child.catalogId} to={categoryHref(child.catalogId)}>
                  <Label name={child.catalogName} />
                </Link>
              ))}
            </p>
          )}
        </li>
      ))}
    </Tiles>
  );
}
