import type { ReactNode } from 'react';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { Link } from '#web/components/link.tsx';
import { categoryHref } from '#web/paths.ts';
import { Label } from './label.tsx';

/** The name of a category, which leads to its products. */
export function CategoryLink({ catalog, children }: { catalog: Catalog; children?: ReactNode }) {
  return (
    <Link to={categoryHref(catalog.catalogId)}>
      <Label name={catalog.catalogName} />
      {children}
    </Link>
  );
}

interface CategoryGroupProps {
  readonly group: Catalog;
  /** What follows the name of a category below the group, such as its number of products. */
  readonly after?: (leaf: Catalog) => ReactNode;
}

/** A category of the second level as a heading, with a list of those below it. */
export function CategoryGroup({ group, after }: CategoryGroupProps) {
  return (
    <>
      <h3>
        <CategoryLink catalog={group} />
      </h3>
      <ul>
        {group.children?.map((leaf) => (
          <li key={leaf.catalogId}>
            <CategoryLink catalog={leaf}>{after?.(leaf)}</CategoryLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The two levels of categories below one of the first level, as headings with lists of links; the panel around styles them. */
export function CategoryGroups({ catalog }: { catalog: Catalog }) {
  return catalog.children?.map((group) => (
    <section key={group.catalogId}>
      <CategoryGroup group={group} />
    </section>
  ));
}
