import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDescription } from '#description/load.ts';
import { shopDescription } from '#tests/support/shop-contract.ts';
import config from '../../codegen.config.ts';
import { generateAll } from './generate.ts';
import { compareTree } from './output.ts';

const project = join(import.meta.dirname, '../..');

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** `any` as a type: after a colon, a bracket, a comma or an operator, or behind `as`. */
const anyType = /(?:[:<,|&(]|\bas|=>)\s*any\b(?!['"\w])/;

describe('generate', () => {
  it('gives the typed bytes of the generated folder for a description in any folder', async () => {
    mkdirSync(join(project, '.cache'), { recursive: true });
    const elsewhere = mkdtempSync(join(project, '.cache', 'description-'));
    try {
      cpSync(join(project, config.description), elsewhere, { recursive: true });
      const { files } = await generateAll(loadDescription(elsewhere), config);
      expect(compareTree(join(project, config.output), files)).toEqual([]);
      const contents = [...files];
      const machine = contents.filter(([, code]) => code.includes(project) || code.includes(elsewhere));
      expect(machine.map(([path]) => path)).toEqual([]);
      const untyped = contents.filter(
        ([path, code]) => path.endsWith('.ts') && anyType.test(withoutComments(code)),
      );
      expect(untyped.map(([path]) => path)).toEqual([]);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  it('refuses a generator that writes outside of what is its own', async () => {
    const stranger = { name: 'stranger', writes: ['mine/'], run: () => new Map([['other.ts', '']]) };
    await expect(generateAll(shopDescription, { ...config, generators: [stranger] })).rejects.toThrow(
      'stranger writes other.ts',
    );
  });
});
