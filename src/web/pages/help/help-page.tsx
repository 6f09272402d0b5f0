import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useGetHelpEntry, useListHelpEntries } from '#generated/hooks/help/help.ts';
import { Breadcrumb, type Crumb } from '#web/components/breadcrumb.tsx';
import { LinkButton } from '#web/components/button.tsx';
import { CleanHtml } from '#web/components/clean-html.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { PageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { helpHref, paths } from '#web/paths.ts';
import { type HelpPlace, helpGroups, helpPlace, parseHelpId } from './help-menu.ts';
import { HelpNavigation } from './help-navigation.tsx';
import { ServiceCard } from './service-card.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: 10,
    rowGap: 6,
    paddingTop: 4,
    gridTemplateRows: { md: 'auto 1fr' },
    '& > [data-text]': { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } },
    '& article': { minHeight: '50dvh' },
    '& article > h2': { fontSize: 'xl', paddingBottom: 4 },
  },
});

/** The text of the chosen entry. */
function HelpText({ id, name }: { id: number; name: string }) {
  const text = useGetHelpEntry({ id });
  return (
    <article>
      <h2>{name}</h2>
      <Loaded query={text} skeleton={<Skeleton height="320px" maxWidth="text" />}>
        {({ data }) => <CleanHtml html={data.content} />}
      </Loaded>
    </article>
  );
}

function useCrumbs(place: HelpPlace | undefined): readonly Crumb[] {
  const { t } = useTexts();
  return [
    { label: t('help.page.home'), href: paths.home },
    place ? { label: t('help.page.title'), href: paths.help } : { label: t('help.page.title') },
    ...(place ? [{ label: place.group.name, href: helpHref(place.group.id) }] : []),
    ...(place?.entry ? [{ label: place.entry.name }] : []),
  ];
}

/** After-sales and help: the menu on the left, the text on the right, and the service hours. */
export function HelpPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const entries = useListHelpEntries({});
  const groups = helpGroups(entries.data?.data ?? []);
  const place = helpPlace(groups, parseHelpId(query));
  const shown = place && (place.entry ?? place.group);
  usePageTitle(shown ? `${shown.name} · ${t('help.page.title')}` : t('help.page.title'));
  return (
    <PageWidth>
      <Breadcrumb crumbs={useCrumbs(place)} />
      <h1>{t('help.page.title')}</h1>
      <Columns>
        <div>
          <Loaded query={entries} skeleton={<Skeleton height="320px" />}>
            {() => place && <HelpNavigation groups={groups} place={place} />}
          </Loaded>
        </div>
        <div data-text>
          <Loaded
            query={entries}
            skeleton={<Skeleton height="480px" />}
            empty={
              <Empty text={t('help.page.none')}>
                <LinkButton to={paths.contact}>{t('help.page.contact')}</LinkButton>
              </Empty>
            }
          >
            {() => shown && <HelpText key={shown.id} id={shown.id} name={shown.name} />}
          </Loaded>
        </div>
        <ServiceCard />
      </Columns>
    </PageWidth>
  );
}
