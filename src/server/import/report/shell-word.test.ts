import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it('A shell takes any brand for one word and runs nothing of it.', () => {
  for (const name of ['Texas Instruments', "O'Neil", '$(echo ran)', '`echo ran`', `a"; echo 'ran'; "$HOME\\`])
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(name)}`], { encoding: 'utf8' })).toBe(name);
  expect(shellWord('Texas Instruments')).toBe('"Texas Instruments"');
});
