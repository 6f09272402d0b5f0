import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** `data-` attributes that a library sets, with its name. The project's own are styled where they are set. */
const setByLibraries = new Map<string, string>([]);

interface Attributes {
  readonly set: ReadonlySet<string>;
  /** Named in the selector of a style, as in `'& > [data-row]': {…}`. */
  readonly styled: ReadonlySet<string>;
}

function attributesOf(file: SourceFile): Attributes {
  const set = new Set<string>();
  const styled = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) set.add(node.name.getText());
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.name)) {
      for (const [, name] of node.name.text.matchAll(/\[(data-[a-z-]+)/g)) if (name) styled.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return { set, styled };
}

function findStyledElsewhere(file: SourceFile): string[] {
  const { set, styled } = attributesOf(file);
  return [...styled].filter((name) => !set.has(name) && !setByLibraries.has(name));
}

describe('the styles of the web app', () => {
  it('name a data attribute only in the file that sets it', () => {
    const files = sourceFiles().filter(({ path }) => path.startsWith('src/web/'));
    const found = files.flatMap((file) => findStyledElsewhere(file).map((name) => `${file.path} ${name}`));
    expect(found).toEqual([]);
  });

  it('are checked in nested selectors too', () => {
    const text =
      "const styles = { '& li': { '& > [data-row] a': {} }, '&[data-open]': {} };\n<li data-open />;";
    expect(findStyledElsewhere({ path: 'src/web/sample-list.tsx', text, lines: 2 })).toEqual(['data-row']);
  });
});
