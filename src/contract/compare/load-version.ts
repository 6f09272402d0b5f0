import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { asObject, type Json, type JsonObject } from '#description/json.ts';
import { readLayers } from '#description/layers.ts';
import { messageOf } from '#domain/caught-error.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { CannotCheck } from '../finding.ts';
import type { Version } from './version.ts';

/**
 * The version of the description to compare with: a bundled JSON file, a folder with `openapi.yaml` in it (or that file), or
 * a git ref (branch, tag, commit) whose `openapi/` is read without touching the work tree. Throws `CannotCheck` where it is
 * none of these. `project` is the folder of the project.
 */
export function loadBase(fileOrRef: string, project: string = process.cwd()): Version {
  if (!existsSync(fileOrRef)) return loadRef(fileOrRef, project);
  try {
    if (statSync(fileOrRef).isDirectory()) return loadFolder(fileOrRef);
    if (/\.ya?ml$/.test(fileOrRef)) return loadFolder(dirname(fileOrRef));
    return { document: asDescription(parseJson<Json>(readFileSync(fileOrRef, 'utf8'))) };
  } catch (error) {
    throw new CannotCheck(`--base ${fileOrRef} cannot be read as a description: ${messageOf(error)}`);
  }
}

function asDescription(value: Json): JsonObject {
  const document = asObject(value);
  if (!('paths' in document)) throw new Error('it has no paths');
  return document;
}

/** Reads a description folder (`openapi/`): bundle, codes and texts of both languages; a part that is missing is absent. */
export function loadFolder(folder: string): Version {
  const read = (name: string): JsonObject | undefined => {
    const file = join(folder, name);
    return existsSync(file) ? asObject(parse(readFileSync(file, 'utf8'))) : undefined;
  };
  const { document } = readLayers(folder);
  const codes = read('codes.yaml');
  const languages = ['zh_CN', 'en_US'].flatMap((name) => {
    const texts = read(`texts/${name}.yaml`);
    return texts ? [[name, texts] as const] : [];
  });
  return {
    document: asDescription(document),
    ...(codes ? { codes } : {}),
    ...(languages.length > 0 ? { texts: Object.fromEntries(languages) } : {}),
  };
}

function git(project: string, ...args: readonly string[]): string {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  return execFileSync('git', ['-C', project, ...args], { encoding: 'utf8', stdio, maxBuffer: 2 ** 26 });
}

function loadRef(ref: string, project: string): Version {
  const commit = commitOf(ref, project);
  const files = git(project, 'ls-tree', '-r', '-z', '--name-only', commit, '--', 'openapi')
    .split('\0')
    .filter((name) => name !== '');
  if (!files.includes('openapi/openapi.yaml'))
    throw new CannotCheck(`--base ${ref}: that commit has no openapi/openapi.yaml`);
  const copy = mkdtempSync(join(tmpdir(), 'base-description-'));
  try {
    for (const name of files) {
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      writeFileSync(join(copy, name), git(project, 'show', `${commit}:${name}`));
    }
    return loadFolder(join(copy, 'openapi'));
  } catch (error) {
    throw new CannotCheck(`--base ${ref}: its openapi/ cannot be bundled: ${messageOf(error)}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function commitOf(ref: string, project: string): string {
  try {
    return git(project, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim();
  } catch {
    throw new CannotCheck(
      `--base ${ref} is neither a file or folder with a description nor a git branch, tag or commit`,
    );
  }
}
