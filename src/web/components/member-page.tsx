import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';
import { usePageTitle } from '#web/page-report.ts';
import { useSession } from '#web/session/session-store.ts';
import { SignInFirst } from '#web/session/sign-in-first.tsx';
import { useHydrated } from '#web/state/use-hydrated.ts';
import type { MemberArea } from './member-areas.ts';
import { MemberNavigation } from './member-navigation.tsx';
import { PageWidth } from './page-width.ts';
import { Skeleton } from './skeleton.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '184px minmax(0, 1fr)' },
    columnGap: 8,
    alignContent: 'start',
    minHeight: '70dvh',
    paddingBottom: 10,
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    paddingBlock: { base: 3, md: 5 },
    '& h1': { fontSize: '2xl' },
  },
});

interface MemberPageProps {
  /** The entry of the navigation that this page belongs to. */
  area: MemberArea;
  title: string;
  /** The content has the heading of the page. */
  ownHeading?: boolean;
  /** For a visitor: what to do, and what signing in is good for on this page. */
  signInTitle?: string;
  signInHelp?: string;
  /** Next to the title, such as a button that adds something. */
  actions?: ReactNode;
  /** In place of the content until the browser has taken over: who is signed in is not known before. */
  skeleton?: ReactNode;
  /** Rendered for a member only. */
  children: ReactNode;
}

/** Frame of every page of the member centre: navigation, title, and the way in for a visitor or after the session has ended. */
export function MemberPage(props: MemberPageProps) {
  const { area, title, ownHeading = false, actions, skeleton, children } = props;
  const { t } = useTexts();
  const hydrated = useHydrated();
  const session = useSession();
  usePageTitle(title);
  if (hydrated && !session) {
    const { signInTitle = t('member.frame.signIn'), signInHelp = t('member.frame.signInHelp') } = props;
    return <SignInFirst title={signInTitle} text={signInHelp} />;
  }
  return (
    <PageWidth>
      <Columns>
        <MemberNavigation area={area} />
        <div>
          {!ownHeading && (
            <Head>
              <h1>{title}</h1>
              {hydrated && actions}
            </Head>
          )}
          {hydrated ? children : (skeleton ?? <Skeleton height="400px" />)}
        </div>
      </Columns>
    </PageWidth>
  );
}
