import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { checkBase } from './check-base.ts';

const project = process.cwd();
let older = '';

beforeAll(() => {
  older = mkdtempSync(join(tmpdir(), 'older-'));
  cpSync(join(project, 'openapi'), older, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(older, file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${file} has ${from}`).not.toBe(text);
    writeFileSync(join(older, file), changed);
  };
  change('schemas/shared.yaml', /^( {2}maximum: )100$/m, '$1200');
  change('texts/en_US.yaml', /^( {2}success: ).*$/m, '$1Fine');
});

afterAll(() => {
  rmSync(older, { recursive: true, force: true });
});

describe('the check against an older description', () => {
  it('reports breaking changes per operation, and everything else as notes', async () => {
    const isSelected = (id: string) => id === 'listStandardOrders';
    const { findings, notes } = await checkBase(older, contract, isSelected, project);
    expect(findings).toMatchObject([
      {
        operation: 'listStandardOrders',
        at: 'description#/components/schemas/PageSize/maximum',
        expected: 'was 200',
        actual: 'is 100',
        cause: expect.stringMatching(/^maximum-lowered in the request, query pageSize: An old client/),
      },
    ]);
    expect(notes).toEqual(['cosmetic: message-changed at /texts/en_US/codes/success.']);
  });
});
