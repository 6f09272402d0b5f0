import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useGetCatalogTree } from '#generated/hooks/catalogue/catalogue.ts';
import type { Catalog } from '#generated/hooks/model/catalog.ts';
import { Empty } from '#web/components/empty.tsx';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { categoryHref } from '#web/paths.ts';
import { CategoryPanel } from './category-panel.tsx';
import { type FlyOut, useFlyOut } from './use-fly-out.ts';

const Side = chakra('nav', {
  base: {
    position: 'relative',
    zIndex: { lg: 1 },
    minHeight: { base: '220px', lg: '400px' },
    fontSize: 'table',
    '& > h2': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      borderBottom: 'line',
      fontSize: 'body',
    },
    '& > ul': {
      display: { base: 'grid', lg: 'block' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'dense',
      columnGap: 4,
    },
    '& [data-entry]': { display: { base: 'contents', lg: 'block' } },
    '& [data-inside]': { gridColumn: '1 / -1' },
    '& [data-row]': {
      display: 'flex',
      alignItems: 'stretch',
      minHeight: { base: 'touch', lg: '38px' },
      borderBottom: { base: 'line', lg: 'none' },
    },
    '& [data-row] a': {
      flex: 1,
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      minHeight: { base: 'touch', lg: 'auto' },
      color: 'fg',
      lineHeight: 'tight',
      _hover: { color: 'primary', textDecoration: 'none' },
    },
    '& [data-row] button': {
      display: 'grid',
      placeItems: 'center',
      width: { base: 'touch', lg: '32px' },
      color: 'fg.muted',
    },
    '& [data-open] [data-row]': { color: 'primary', background: { lg: 'bg.subtle' } },
    '& [data-open] [data-row] a': { color: 'primary', fontWeight: 'medium' },
    '& [data-open] [data-row] svg': { transform: { base: 'rotate(90deg)', lg: 'none' } },
  },
});

const rows = ['1', '2', '3', '4', '5', '6', '7', '8'];

function Entry({ catalog, flyOut }: { catalog: Catalog; flyOut: FlyOut }) {
  const { t } = useTexts();
  const { catalogId, catalogName, children } = catalog;
  const id = `inside-${catalogId}`;
  const open = flyOut.open === catalogId;
  const hasPanel = children !== undefined && children.length > 0;
  const point = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') flyOut.point(hasPanel ? catalogId : undefined);
  };
  return (
    <li data-entry={catalogId} data-open={open || undefined}>
      <div data-row onPointerEnter={point}>
        <Link to={categoryHref(catalogId)}>
          <Label name={catalogName} />
        </Link>
        {hasPanel && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('content.catalogue.inside', { name: catalogName })}
            onClick={() => flyOut.toggle(catalogId)}
          >
            <ChevronRight size={16} />
          </button>
        )}
      </div>
      <div id={id} data-inside hidden={!open}>
        {open && <CategoryPanel catalog={catalog} />}
      </div>
    </li>
  );
}

function SidebarSkeleton() {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row} data-row>
          <Skeleton height="18px" width="70%" marginBlock="10px" />
        </li>
      ))}
    </ul>
  );
}

/** The catalogue at the left of the home page: every category of the first level, with a panel of what is inside it. */
export function CatalogueSidebar() {
  const { t } = useTexts();
  const tree = useGetCatalogTree();
  const flyOut = useFlyOut();
  return (
    <Side
      aria-label={t('content.catalogue.label')}
      onKeyDown={flyOut.onKeyDown}
      onPointerLeave={(event) => event.pointerType === 'mouse' && flyOut.point(undefined)}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to && !event.currentTarget.contains(to)) flyOut.close();
      }}
    >
      <h2>{t('content.catalogue.title')}</h2>
      <Loaded
        query={tree}
        skeleton={<SidebarSkeleton />}
        empty={<Empty text={t('content.catalogue.empty')} />}
      >
        {({ data }) => (
          <ul>
            {data.map((catalog) => (
              <Entry key={catalog.catalogId} catalog={catalog} flyOut={flyOut} />
            ))}
          </ul>
        )}
      </Loaded>
    </Side>
  );
}
