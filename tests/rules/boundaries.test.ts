import { describe, expect, it } from 'vitest';
import { importedFile, importsOf, type SourceFile, sourceFiles } from './source-files.ts';

/** Which part of the project a path belongs to. */
function partOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'src' ? second : first;
}

/** The parts that each part may import from, in addition to itself. `src/run` only starts things. */
const allowed: Record<string, readonly string[]> = {
  domain: ['generated'],
  drawings: ['domain', 'generated'],
  description: ['domain', 'generated'],
  codegen: ['domain', 'description', 'drawings', 'generated', 'codegen.config.ts'],
  contract: ['domain', 'description', 'generated', 'codegen'],
  web: ['domain', 'generated'],
  server: ['domain', 'drawings', 'generated'],
  mocks: ['domain', 'description', 'drawings', 'generated'],
  run: ['description', 'server', 'codegen', 'contract', 'mocks', 'generated', 'domain'],
};

function crossings(file: SourceFile): string[] {
  const from = partOf(file.path);
  const parts = allowed[from];
  if (!parts) return [];
  const isTest = /\.test\.tsx?$/.test(file.path);
  return importsOf(file).flatMap((specifier) => {
    const target = importedFile(file.path, specifier);
    if (!target) return [];
    const to = partOf(target);
    if (to === from || parts.includes(to) || (isTest && to === 'tests')) return [];
    return [`${file.path} imports ${specifier}: ${from} must not import ${to}`];
  });
}

/** `src/web/main.tsx` starts the mocks in development; the generator of hooks names the transport in what it writes. */
const exceptions = [
  'src/web/main.tsx imports #mocks/browser.ts: web must not import mocks',
  'src/codegen/generators/hooks.ts imports #web/api/mutator.ts: codegen must not import web',
];

/** Folders of the server that every area builds on; each of their files may be imported. */
const serverBase = new Set(['db', 'wire', 'site', 'dev']);

/** The area that a file of the server belongs to; each gateway is one. */
function serverArea(path: string): string | undefined {
  const area = /^src\/server\/(gateways\/[^/]+|[^/]+)\/./.exec(path)?.[1];
  return area !== undefined && serverBase.has(area) ? undefined : area;
}

/** Whether a file of the server reaches into an area other than its own. The table of handlers reads every `handlers.ts`. */
function isPrivate(from: string, target: string): boolean {
  const area = serverArea(target);
  if (!from.startsWith('src/server/') || area === undefined || area === serverArea(from)) return false;
  if (from === 'src/server/handlers.ts' && target.endsWith('/handlers.ts')) return false;
  return target !== `src/server/${area}/index.ts`;
}

describe('the rule of who may import whom', () => {
  it('keeps the parts of the project apart', () => {
    const found = sourceFiles().flatMap(crossings);
    expect(found.filter((finding) => !exceptions.includes(finding))).toEqual([]);
  });

  it('keeps an area of the web app out of the folders of other areas', () => {
    const area = (path: string) => /^src\/web\/pages\/([^/]+)\//.exec(path)?.[1];
    const found = sourceFiles().flatMap((file) => {
      const own = area(file.path);
      return importsOf(file)
        .map((specifier) => importedFile(file.path, specifier))
        .filter((target) => target && own && area(target) && area(target) !== own)
        .map((target) => `${file.path} imports ${target}`);
    });
    expect(found).toEqual([]);
  });

  it('lets other areas of the server import only the public file of an area', () => {
    const found = sourceFiles().flatMap((file) => {
      if (/\.test\.ts$/.test(file.path)) return [];
      return importsOf(file)
        .map((specifier) => importedFile(file.path, specifier) ?? '')
        .filter((target) => isPrivate(file.path, target))
        .map((target) => `${file.path} imports ${target}, use the index.ts of its folder`);
    });
    expect(found).toEqual([]);
  });

  /** Joins the checks with the scenario of this shop. */
  const composition = 'src/run/contract/checks.ts';
  /** What a tester does besides calling the shop; the files that open a target for the scenario provide it. */
  const hooks = 'src/contract/scenario/shop-hooks.ts';
  const openers = [
    'src/run/contract/http-target.ts',
    'src/run/contract/own-admin-hooks.ts',
    'src/run/contract/own-mocks.ts',
    'src/run/contract/own-server.ts',
  ];

  it('lets only the entry of the contract check import the scenario of this shop', () => {
    const scenario = 'src/contract/scenario/';
    const found = sourceFiles()
      .filter(({ path }) => path.startsWith('src/') && !path.startsWith(scenario))
      .filter(({ path }) => !path.endsWith('.test.ts') && path !== composition)
      .flatMap((file) =>
        importsOf(file)
          .map((specifier) => importedFile(file.path, specifier) ?? '')
          .filter((target) => target.startsWith(scenario))
          .filter((target) => !(target === hooks && openers.includes(file.path)))
          .map((target) => `${file.path} imports ${target}`),
      );
    expect(found).toEqual([]);
  });

  /** Pure computations of packages: what a user agent says, one-time passwords, clean HTML; and the list of common passwords. */
  const pure = new Set(['bowser', 'otpauth', 'sanitize-html', '@zxcvbn-ts/language-common']);

  it('keeps input, output, React and the clock out of the domain', () => {
    const found = sourceFiles()
      .filter((file) => file.path.startsWith('src/domain/') && !file.path.endsWith('.test.ts'))
      .flatMap((file) => [
        ...importsOf(file)
          .filter((specifier) => !specifier.startsWith('.') && !/^#(domain|generated)\//.test(specifier))
          .filter((specifier) => !pure.has(specifier))
          .map((specifier) => `${file.path} imports ${specifier}`),
        ...(/\bDate\.now\(|new Date\(\)|Math\.random\(/.test(file.text)
          ? [`${file.path} reads a clock or chance`]
          : []),
      ]);
    expect(found).toEqual([]);
  });
});
