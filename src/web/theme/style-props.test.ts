import { allCssProperties } from '@pandacss/is-valid-prop';
import { expect, it } from 'vitest';
import { isStyleProp } from './style-props.ts';
import { shopSystem } from './system.ts';

const ofElements = [
  'title',
  'data-state',
  'aria-label',
  'href',
  'id',
  'className',
  'disabled',
  'onClick',
  'as',
];

it('The same props are styles as in the style engine.', () => {
  const known = [...shopSystem().utility.keys(), ...shopSystem().conditions.keys(), ...allCssProperties];
  const states = known.filter((name) => name.startsWith('_'));
  expect(states).toContain('_hover');
  for (const name of [...shopSystem().utility.keys(), ...states, ...allCssProperties, ...ofElements])
    expect([name, isStyleProp(name)]).toEqual([name, shopSystem().isValidProperty(name)]);
});
