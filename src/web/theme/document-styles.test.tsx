import { expect, it } from 'vitest';
import { createDocumentStyles } from './document-styles.ts';

const recipe = { base: { display: 'flex' } };

it('The style elements of the server stay where they are, and later styles come after them.', async () => {
  document.head.innerHTML =
    '<style data-s data-emotion="ui-global a"></style><style data-s data-emotion="ui known">.ui-known{}</style><meta name="after">';
  const [globals, scoped, after] = document.head.children;
  const styles = createDocumentStyles();
  await styles.loadEngine();
  styles.add({ name: 'known', recipe, variants: undefined, props: undefined });
  styles.add({ name: 'new', recipe, variants: undefined, props: undefined });
  const [first, second, third, ...later] = document.head.children;
  expect([first, second, third]).toEqual([globals, scoped, after]);
  expect(later.map(({ textContent }) => textContent).join('')).toContain('.ui-new{display:flex;}');
});
