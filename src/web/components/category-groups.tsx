import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { Link } from '#web/components/link.tsx';
import { categoryHref } from '#web/paths.ts';
import { Label } from './label.tsx';

/** The two levels of categories below one of the first level, as headings with lists of links; the panel around styles them. */
export function CategoryGroups({ catalog }: { catalog: Catalog }) {
  return catalog.children?.map((group) => (
    <section key={group.catalogId}>
      <h3>
        <Link to={categoryHref(group.catalogId)}>
          <Label name={group.catalogName} />
        </Link>
      </h3>
      <ul>
        {group.children?.map((leaf) => (
          <li key={leaf.catalogId}>
            <Link to={categoryHref(leaf.catalogId)}>
              <Label name={leaf.catalogName} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
