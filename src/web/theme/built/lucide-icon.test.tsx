import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon, { type IconData } from './lucide-icon.ts';

interface IconModule {
  /** Missing where the file is another name of an icon. */
  readonly __iconData?: IconData;
  readonly default: LucideIcon;
}

const files = globSync('node_modules/lucide-react/dist/esm/icons/{c,h,s}*.mjs');

/** Lucide also names the icon in a class, and the namespace that a document does not need. */
function withoutNames(markup: string): string {
  return markup.replace(/ (class|xmlns)="[^"]*"/g, '');
}

function markupOf(Icon: React.ComponentType<object>, props: object): string {
  return withoutNames(renderToStaticMarkup(<Icon {...props} />));
}

it.each([
  {},
  { size: 16 },
  { size: 14, strokeWidth: 1.5, 'aria-hidden': 'true' },
  { role: 'img', 'aria-label': 'Refresh', fill: 'currentColor' },
])('Icons with %o look like those of lucide-react.', async (props) => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files.filter((_file, index) => index % 40 === 0)) {
    // The module of an icon has no types of its own.
    const icon = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as IconModule;
    if (!icon.__iconData) continue;
    const attributes = (markup: string) => markup.split(/[ >]/).sort();
    const ours = markupOf(createIcon(icon.__iconData), props);
    expect(attributes(ours), basename(file)).toEqual(attributes(markupOf(icon.default, props)));
  }
});
