import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFirstModule, forwardingModule } from './mocks-in-one-file.ts';

describe('the mocks in one file', () => {
  const main = readFileSync('src/web/main.tsx', 'utf8');

  it('are what the first module of the app imports', () => {
    expect(() => checkFirstModule(main)).not.toThrow();
  });

  it('are an error when the app imports its mocks in another way', () => {
    const moved = main.replace('#mocks/browser.ts', '#mocks/start.ts');
    expect(() => checkFirstModule(moved)).toThrow(
      "src/web/main.tsx no longer has import('#mocks/browser.ts')",
    );
  });

  it('have the exports of the file that is served', async () => {
    const address = `data:text/javascript,${encodeURIComponent('export const a = 1, b = 2;')}`;
    const code = forwardingModule(address, ['a', 'b']);
    expect({
      ...(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)),
    }).toEqual({
      a: 1,
      b: 2,
    });
  });
});
