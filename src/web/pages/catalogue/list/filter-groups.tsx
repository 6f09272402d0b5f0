import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { columnScreenValues } from '#generated/enums.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { FilterGroup, filterGroupStyles } from './filter-group.tsx';
import { withColumn } from './list-state.ts';
import type { ListPage } from './use-list-page.ts';

/** Groups beyond these are folded at first. */
const openGroups = 4;

const Groups = chakra('div', { base: filterGroupStyles });

/** A failed read of the panel, if any: the list is shown without its filters, and says so. */
function failedRead({ columns, facets }: ListPage) {
  return [columns, facets].find((query) => query.isError && query.data === undefined);
}

interface FilterGroupsProps {
  /** Begins the ids of its groups. */
  id: string;
  list: ListPage;
  /** What is in their place until the values are known. */
  until: ReactNode;
}

/** A group for each column of the category by which its list can be filtered. */
export function FilterGroups({ id, list, until }: FilterGroupsProps) {
  const { state, columnList, columns, facets, go } = list;
  const failed = failedRead(list);
  if (failed) return <Loaded query={failed}>{() => null}</Loaded>;
  const filters = columnList.filter((column) => column.screen === columnScreenValues.isFilter);
  const awaited = filters.length > 0 ? facets : columns;
  if (!awaited.data) return until;
  const byColumn = new Map(facets.data?.data.map((facet) => [facet.columnId, facet]));
  return (
    <Groups>
      {filters.map((column, index) => (
        <FilterGroup
          key={column.columnId}
          id={`${id}-${column.columnId}`}
          column={column}
          facet={byColumn.get(column.columnId)}
          tokens={state.filters[column.columnId] ?? []}
          startsOpen={index < openGroups}
          onChoose={(tokens) => go((now) => withColumn(now, column.columnId, tokens))}
        />
      ))}
    </Groups>
  );
}
