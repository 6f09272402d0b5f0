import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*README*.md'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8').match(/^#+ .+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function brokenLinks(path: string): string[] {
  const links = readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return [...links].flatMap(([link, file = '', anchor]) => {
    const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
    const isThere = existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
    return isThere ? [] : [`${path}: ${link}`];
  });
}

describe('the documents', () => {
  it('link only to files and headings that exist', () => {
    expect(documents.flatMap(brokenLinks)).toEqual([]);
  });

  it('start with a page of at most 6 kB', () => {
    expect(readFileSync('README.md').byteLength).toBeLessThanOrEqual(6144);
  });
});
