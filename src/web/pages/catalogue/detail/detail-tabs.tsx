import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { columnColumnTypeValues } from '#generated/enums.ts';
import { useListColumns } from '#generated/hooks/catalogue/catalogue.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Empty } from '#web/components/empty.tsx';
import { Label } from '#web/components/label.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { type Tab, Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { pagePart, ShownPart } from '#web/lazy-part.tsx';
import type { ColumnFilters } from '../list/list-url.ts';
import { ValueText, valueStyles } from '../value-text.tsx';
import { ColumnContent } from './column-content.tsx';

const columnFit = pagePart(
  'pages/catalogue/column-fit.tsx',
  async () => (await import('../column-fit.tsx')).ColumnFit,
);

const Panel = chakra('div', { base: { paddingBlock: 4 } });

const Parameters = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    '& th, & td': { paddingBlock: '7px', paddingInline: 3, borderBottom: 'line', verticalAlign: 'top' },
    '& th': { width: { base: '42%', md: '260px' }, color: 'fg.muted', fontWeight: 'normal' },
    '& td': { overflowWrap: 'anywhere' },
    '& tr:nth-of-type(odd)': { background: 'bg.subtle' },
    ...valueStyles({ unitSize: 'sm' }),
  },
});

interface ParameterTableProps {
  product: Product;
  columns: readonly Column[];
  filters: ColumnFilters;
}

function ParameterTable({ product, columns, filters }: ParameterTableProps) {
  const { t } = useTexts();
  if (columns.length === 0) return <Empty text={t('catalogue.detail.noParameters')} />;
  return (
    <Parameters>
      <tbody>
        {columns.map((column) => {
          const text = product[`column${column.columnId}`];
          const tokens = filters[column.columnId];
          const plain = column.columnComment === 'text' || column.columnComment === 'number';
          return (
            <tr key={column.columnId}>
              <th scope="row">
                <Label name={column.columnName} />
              </th>
              <td>
                {plain || !text ? <ValueText text={text} /> : <ColumnContent column={column} text={text} />}
                {tokens && <ShownPart part={columnFit} with={{ column, text, tokens }} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Parameters>
  );
}

/** The parameters first, then every detail section of the category that this product fills. */
function tabsOf({ product, columns, filters }: ParameterTableProps, parametersLabel: string): readonly Tab[] {
  const sections = columns.flatMap((column): Tab[] => {
    const text =
      column.columnType === columnColumnTypeValues.detailSection
        ? product[`column${column.columnId}`]
        : undefined;
    if (!text) return [];
    return [
      {
        key: String(column.columnId),
        label: <Label name={column.columnName} />,
        content: () => (
          <Panel>
            <ColumnContent column={column} text={text} />
          </Panel>
        ),
      },
    ];
  });
  const parameters = columns.filter(
    ({ columnType }) => columnType === columnColumnTypeValues.parameterColumn,
  );
  return [
    {
      key: 'parameters',
      label: parametersLabel,
      content: () => (
        <Panel>
          <ParameterTable product={product} columns={parameters} filters={filters} />
        </Panel>
      ),
    },
    ...sections,
  ];
}

/** Parameters and detail sections of a product, as the columns of its category say. */
export function DetailTabs({ product, filters }: { product: Product; filters: ColumnFilters }) {
  const { t } = useTexts();
  const columns = useListColumns({ catalogId: product.catalogId });
  const [open, setOpen] = useState('parameters');
  return (
    <Loaded query={columns} skeleton={<Skeleton height="420px" />}>
      {({ data }) => (
        <Tabs
          keepsClosed
          label={t('catalogue.detail.sections')}
          tabs={tabsOf({ product, columns: data, filters }, t('catalogue.detail.parameters'))}
          open={open}
          onOpen={setOpen}
        />
      )}
    </Loaded>
  );
}
