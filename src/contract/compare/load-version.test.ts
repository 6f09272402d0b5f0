import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotCheck } from '../finding.ts';
import { loadBase } from './load-version.ts';

const root = 'openapi: 3.1.0\npaths:\n  /lines: { $ref: "paths/lines.yaml#/~1lines" }\n';
const lines = '/lines:\n  get: { operationId: listLines, responses: {} }\n';

let project = '';

function git(...args: string[]): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', project, ...who, ...args], { stdio: 'ignore' });
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'versions-'));
  mkdirSync(join(project, 'openapi/paths'), { recursive: true });
  mkdirSync(join(project, 'openapi/texts'));
  writeFileSync(join(project, 'openapi/openapi.yaml'), root);
  writeFileSync(join(project, 'openapi/paths/lines.yaml'), lines);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  git('tag', 'first');
  writeFileSync(join(project, 'openapi/codes.yaml'), '4004: { name: notFound }\n');
  writeFileSync(join(project, 'openapi/texts/en_US.yaml'), 'codes: { notFound: Not found }\n');
  writeFileSync(join(project, 'bundle.json'), '{"openapi":"3.1.0","paths":{}}');
  writeFileSync(join(project, 'other.json'), '{"name":"something else"}');
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('the base of a comparison', () => {
  const listLines = { paths: { '/lines': { get: { operationId: 'listLines' } } } };

  it('is a folder, with codes and texts', () => {
    expect(loadBase(join(project, 'openapi'))).toMatchObject({
      document: listLines,
      codes: { 4004: { name: 'notFound' } },
      texts: { en_US: { codes: { notFound: 'Not found' } } },
    });
  });

  it('is a bundled file', () => {
    expect(loadBase(join(project, 'bundle.json'))).toEqual({ document: { openapi: '3.1.0', paths: {} } });
  });

  it('is what stood under a git ref, without what came later', () => {
    const version = loadBase('first', project);
    expect(version.document).toMatchObject(listLines);
    expect(version.codes).toBeUndefined();
  });

  it.each(['no-such-ref', '--all', ''])('is refused when it is neither: %j', (name) => {
    expect(() => loadBase(name, project)).toThrow(CannotCheck);
  });

  it('is refused, with the reason, when it is not a description', () => {
    expect(() => loadBase(join(project, 'other.json'))).toThrow(/other\.json.*it has no paths/);
  });
});
