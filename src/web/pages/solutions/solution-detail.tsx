import { chakra } from '@chakra-ui/react';
import type { Solution } from '#generated/hooks/model/solution.ts';
import { useGetSolution } from '#generated/hooks/solutions/solutions.ts';
import { LinkButton } from '#web/components/button.tsx';
import { CleanHtml } from '#web/components/clean-html.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { productHref } from '#web/paths.ts';

const Article = chakra('article', {
  base: {
    minHeight: '60dvh',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 3,
      paddingBottom: 3,
      borderBottom: 'line',
    },
    '& > header h2': { fontSize: 'xl', overflowWrap: 'anywhere' },
    '& > img': {
      width: 'full',
      maxWidth: 'text',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      marginBlock: 5,
      background: 'bg.subtle',
      borderRadius: 'base',
    },
  },
});

/** One solution: its text, and the way to the product that it is built on. */
export function SolutionDetail({ solution }: { solution: Solution }) {
  const { t } = useTexts();
  const { schemeId, schemeName, productId, url } = solution;
  const detail = useGetSolution({ schemeId });
  return (
    <Article aria-label={schemeName}>
      <header>
        <h2>{schemeName}</h2>
        <LinkButton to={productHref(productId)} variant="accent">
          {t('solutions.detail.buy')}
        </LinkButton>
      </header>
      <img src={url} alt="" />
      <Loaded query={detail} skeleton={<Skeleton height="240px" maxWidth="text" />}>
        {({ data }) => <CleanHtml html={data.remark ?? ''} />}
      </Loaded>
    </Article>
  );
}
