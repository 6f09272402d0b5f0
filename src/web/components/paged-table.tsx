import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PagedList, type PagedListProps } from './paged-list.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. */
  readonly align?: 'end';
  /** Width on a wide screen. */
  readonly width?: string;
}

interface PagedTableProps<Row> extends PagedListProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** The first names the row. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
}

const narrow = '@media (max-width: 767px)';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'table',
    borderBottom: 'line',
    '& th, & td': {
      paddingBlock: 2,
      paddingInline: 2,
      borderTop: 'line',
      textAlign: 'start',
      verticalAlign: 'baseline',
      overflowWrap: 'anywhere',
    },
    '& thead th': {
      borderTop: 'none',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      overflowWrap: 'normal',
    },
    '& tbody th': { fontWeight: 'medium' },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-title]': { display: 'none' },
    [narrow]: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tr': { display: 'block', borderTop: 'line', paddingBlock: 2 },
      '& tbody th, & tbody td': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 4,
        border: 'none',
        paddingInline: 0,
        paddingBlock: 1,
      },
      '& tbody td > :last-child': { textAlign: 'end', minWidth: 0 },
      '& [data-title]': { display: 'block', flexShrink: 0, maxWidth: '45%', color: 'fg.muted' },
    },
  },
});

/** Safari takes the roles away from the parts of a table that are laid out as blocks, as on a narrow screen. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnTitle: { role: 'columnheader' },
  rowTitle: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

function Rows<Row>({
  label,
  columns,
  keyOf,
  rows,
}: Omit<PagedTableProps<Row>, 'query' | 'paging' | 'empty'> & { rows: readonly Row[] }) {
  const [first, ...others] = columns;
  return (
    <Table {...roles.table} aria-label={label}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ key, title, align, width }) => (
            <th
              key={key}
              {...roles.columnTitle}
              scope="col"
              data-align={align}
              style={width ? { width } : undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...roles.row}>
            {first && (
              <th {...roles.rowTitle} scope="row" data-align={first.align}>
                <div>{first.cell(row)}</div>
              </th>
            )}
            {others.map(({ key, title, align, cell }) => (
              <td key={key} {...roles.cell} data-align={align}>
                <span data-title aria-hidden="true">
                  {title}
                </span>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A paged list as a table; on a narrow screen each row is a card with the titles of the columns in it. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { label, columns, keyOf, ...list } = props;
  return (
    <PagedList {...list} label={label}>
      {(rows) => <Rows label={label} columns={columns} keyOf={keyOf} rows={rows} />}
    </PagedList>
  );
}
