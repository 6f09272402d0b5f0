import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useGetCatalogTree } from '#generated/hooks/catalogue/catalogue.ts';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { CategoryGroups } from '#web/components/category-groups.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Tabs } from '#web/components/tabs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref } from '#web/paths.ts';
import { HotProducts } from './hot-products.tsx';

const Surface = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: 'panel',
    background: 'bg.raised',
    borderBottom: 'line',
    boxShadow: 'float',
    '& [data-columns]': {
      display: 'grid',
      gridTemplateColumns: '240px 1fr',
      minHeight: '360px',
      maxHeight: 'min(560px, calc(100dvh - 180px))',
      paddingInline: 0,
    },
    '& [role=tablist]': { overflowY: 'auto', background: 'bg.subtle', paddingBlock: 2, gap: 0 },
    '& [role=tab]': { minHeight: '36px', paddingInlineStart: '22px', fontSize: 'table' },
    '& [role=tabpanel]': { overflowY: 'auto', padding: 6 },
  },
});

const Groups = chakra('div', {
  base: {
    columns: { md: 2, lg: 3, xl: 4 },
    columnGap: 8,
    fontSize: 'table',
    '& section': { breakInside: 'avoid', marginBottom: 5 },
    '& h3': { marginBottom: 1 },
    '& h3 a': { color: 'fg' },
    '& li a': { color: 'fg.muted', lineHeight: '24px', _hover: { color: 'primary' } },
    '& [data-all]': { columnSpan: 'all', marginBottom: 4 },
  },
});

function Level({ catalog }: { catalog: Catalog }) {
  const { t } = useTexts();
  return (
    <Groups>
      <p data-all>
        <Link to={categoryHref(catalog.catalogId)}>
          {t('frame.panel.all', { name: catalog.catalogName })}
        </Link>
      </p>
      <CategoryGroups catalog={catalog} />
    </Groups>
  );
}

/** The product centre: hot products first, then every category of the first level with the two levels inside it. */
export function CataloguePanel() {
  const { t } = useTexts();
  const tree = useGetCatalogTree();
  const [open, setOpen] = useState('hot');
  return (
    <Surface>
      <Loaded query={tree} empty={<Empty text={t('frame.panel.empty')} />}>
        {({ data }) => (
          <PageWidth data-columns>
            <Tabs
              label={t('frame.panel.tabs')}
              direction="column"
              open={open}
              onOpen={setOpen}
              tabs={[
                { key: 'hot', label: t('frame.panel.hot'), content: () => <HotProducts /> },
                ...data.map((catalog) => ({
                  key: String(catalog.catalogId),
                  label: <Label name={catalog.catalogName} />,
                  content: () => <Level catalog={catalog} />,
                })),
              ]}
            />
          </PageWidth>
        )}
      </Loaded>
    </Surface>
  );
}
