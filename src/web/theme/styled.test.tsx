import type { RecipeDefinition } from '@chakra-ui/react';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageStylesContext } from './page-styles.ts';
import { buttonRecipe } from './recipes.ts';
import { stylesInto } from './style-engine.ts';
import { styled } from './styled.tsx';
import { shopSystem } from './system.ts';

type Props = Readonly<Record<string, unknown>>;

const bar: RecipeDefinition = {
  base: {
    display: 'flex',
    paddingBlock: { base: 2, md: '18px' },
    color: 'fg.muted',
    '& a': { _hover: { color: 'primary' } },
  },
};

afterEach(cleanup);

/** What both of them render for the same props, elements and rules; each has names of its own for the same styles. */
function renderBoth(recipe: RecipeDefinition, props: Props) {
  const Ours = styled('button', recipe);
  // The props of a case fit its recipe, which the types of a list of cases cannot say.
  const Chakras = chakra('button', recipe) as ComponentType<Props>;
  const [ourCache, theirCache] = [createCache({ key: 'css' }), createCache({ key: 'css' })];
  render(
    <>
      <PageStylesContext value={stylesInto(ourCache)}>
        <Ours data-testid="ours" {...props} />
      </PageStylesContext>
      <CacheProvider value={theirCache}>
        <ChakraProvider value={shopSystem()}>
          <Chakras data-testid="chakras" {...props} />
        </ChakraProvider>
      </CacheProvider>
    </>,
  );
  const showElement = (id: string, cache: EmotionCache) => {
    const rules = cache.sheet.tags.map((tag) => tag.textContent).join('');
    return `${screen.getByTestId(id).outerHTML} ${rules}`
      .replaceAll(/(css|ui)-[a-z0-9]+/g, 'css-name')
      .replace('.css-name{}', '')
      .replace(id, 'id');
  };
  return { ours: showElement('ours', ourCache), chakras: showElement('chakras', theirCache) };
}

describe('a styled component', () => {
  it.each<[string, RecipeDefinition, Props]>([
    ['no styles at all', {}, {}],
    ['a style of its own', bar, {}],
    ['its default variants', buttonRecipe, { type: 'button' }],
    ['chosen variants', buttonRecipe, { variant: 'accent', size: 'small' }],
    ['style props', bar, { paddingX: { base: 4, lg: 6 }, color: 'fg', title: 'A title' }],
    ['further styles', bar, { css: [{ gap: 2 }, undefined, { _hover: { gap: 4 } }] }],
    ['a class of its own', bar, { className: 'own' }],
    ['a state', bar, { 'data-state': 'open', 'aria-label': 'Open', disabled: true }],
    ['another element', bar, { as: 'section' }],
    ['props without a value', bar, { color: undefined, title: undefined }],
  ])('with %s has the element and the rules that Chakra gives it', (_case, recipe, props) => {
    const { ours, chakras } = renderBoth(recipe, props);
    expect(ours).toBe(chakras);
  });

  it('has its styles written into a document once, however often it is shown', () => {
    const cache = createCache({ key: 'css' });
    const Ours = styled('div', bar);
    render(
      <PageStylesContext value={stylesInto(cache)}>
        <Ours>one</Ours>
        <Ours>two</Ours>
      </PageStylesContext>,
    );
    expect(
      cache.sheet.tags
        .map((tag) => tag.textContent)
        .join('')
        .match(/18px/g),
    ).toHaveLength(1);
  });
});
