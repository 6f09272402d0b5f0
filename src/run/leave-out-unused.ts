// A function of a library that this app never calls keeps its code, and what that calls, in the bundle when it is a method, or is
// called under a condition that no bundler can decide. Here such functions lose their bodies, and lists of names those that the app
// does not have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ESTree, Plugin } from 'vite';
import { parseModule } from './parse-module.ts';

const app = fileURLToPath(new URL('../web/', import.meta.url));

/** Functions by name, or methods as `Class.method`, with the body that replaces theirs. */
export type Bodies = Readonly<Record<string, string>>;

function bodiesOf(names: string, body = ''): Bodies {
  return Object.fromEntries(names.split(' ').map((name) => [name, body]));
}

/** Modules with functions that the app does not need, each by the start of its path. */
export const unused: Readonly<Record<string, Bodies>> = {
  // Texts are given to i18next by area: no backend loads them, no plugin is used, and no text is nested or formats a value.
  'i18next/dist/esm/i18next.js': {
    ...bodiesOf(
      'Connector.queueLoad Connector.loaded Connector.read Connector.prepareLoading Connector.load Connector.reload Connector.loadOne Connector.saveMissing',
    ),
    ...bodiesOf(
      'I18n.reloadResources I18n.use I18n.hydrate I18n.getFixedT I18n.loadNamespaces I18n.loadLanguages I18n.dir I18n.cloneInstance I18n.toJSON I18n.exists',
    ),
    ...bodiesOf('Translator.exists Translator.getUsedParamsDetails ResourceStore.toJSON Logger.clone'),
    ...bodiesOf('PluralResolver.needsPlural PluralResolver.getPluralFormsOfKey PluralResolver.getSuffixes'),
    ...bodiesOf('Formatter.constructor Formatter.add Formatter.addCached Formatter.format'),
    'Interpolator.nest': 'return str;',
  },
  // There are no routes with loaders, so nothing is fetched ahead for one and no error reaches one.
  'react-router/dist/production/chunk-': bodiesOf(
    'PrefetchPageLinks useNavigateStable DefaultErrorComponent RSCErrorHandler decodeRouteErrorResponseDigest',
  ),
  // Our reset is in the global styles, and no component has slots.
  '@chakra-ui/react/dist/esm/styled-system/preflight.js': bodiesOf('createPreflight', 'return {};'),
  '@chakra-ui/react/dist/esm/styled-system/sva.js': bodiesOf('createSlotRecipeFn'),
};

/** Variables inside of functions as `function.variable`, each with what it holds instead of what nobody asks for. */
export const values: Readonly<Record<string, Bodies>> = {
  // Each system computes the global styles with it; ours have a module of their own, and a document from the server has them.
  '@chakra-ui/react/dist/esm/styled-system/system.js': { 'createSystem._global': '[]' },
};

function programOf(code: string): ESTree.Program {
  return parseModule('library.js', code).program;
}

interface Found {
  readonly name: string;
  readonly node: ESTree.Function | ESTree.ArrowFunctionExpression;
}

interface FoundValue {
  readonly name: string;
  readonly node: ESTree.Expression;
}

function valuesIn(statement: ESTree.Program['body'][number]): FoundValue[] {
  if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body) return [];
  const { id, body } = statement;
  return body.body.flatMap((inner) =>
    inner.type === 'VariableDeclaration'
      ? inner.declarations.flatMap(({ id: variable, init }) =>
          variable.type === 'Identifier' && init ? [{ name: `${id.name}.${variable.name}`, node: init }] : [],
        )
      : [],
  );
}

/** The module with the given values of its variables, as far as it has variables of these names, which `onFound` gets. */
export function withValues(code: string, texts: Bodies, onFound?: (name: string) => void): string {
  return programOf(code)
    .body.flatMap(valuesIn)
    .filter(({ name }) => Object.hasOwn(texts, name))
    .sort((a, b) => b.node.start - a.node.start)
    .reduce((before, { name, node }) => {
      onFound?.(name);
      return before.slice(0, node.start) + texts[name] + before.slice(node.end);
    }, code);
}

function functionsIn(statement: ESTree.Program['body'][number]): Found[] {
  if (statement.type === 'FunctionDeclaration' && statement.id)
    return [{ name: statement.id.name, node: statement }];
  if (statement.type === 'ClassDeclaration')
    return statement.body.body.flatMap((member) =>
      member.type === 'MethodDefinition' && member.key.type === 'Identifier'
        ? [{ name: `${statement.id?.name}.${member.key.name}`, node: member.value }]
        : [],
    );
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' &&
    (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      ? [{ name: id.name, node: init }]
      : [],
  );
}

/** The module with the given bodies, as far as it has functions of these names, which `onFound` gets. */
export function withBodies(code: string, bodies: Bodies, onFound?: (name: string) => void): string {
  const found = programOf(code)
    .body.flatMap(functionsIn)
    .filter(({ name }) => Object.hasOwn(bodies, name));
  for (const { name } of found) onFound?.(name);
  return found
    .sort((a, b) => (b.node.body?.start ?? 0) - (a.node.body?.start ?? 0))
    .reduce((text, { name, node: { body } }) => {
      if (body?.type !== 'BlockStatement') return text;
      return `${text.slice(0, body.start)}{ ${bodies[name]} }${text.slice(body.end)}`;
    }, code);
}

/** A variable whose value, as it is written, has a list of names between two texts. */
export interface NameList {
  readonly variable: string;
  readonly before: string;
  readonly separator: string;
  readonly after: string;
}

/** Modules with a list of names. */
export const lists: Readonly<Record<string, NameList>> = {
  // Which props of an element are styles.
  '@pandacss/is-valid-prop/dist/index.mjs': {
    variable: 'cssPropertiesStr',
    before: '"',
    separator: ',',
    after: '"',
  },
  // Which other props an element of HTML or SVG has: the first half of a regular expression.
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': {
    variable: 'reactPropsRegex',
    before: '/^((',
    separator: '|',
    after: ')|(',
  },
};

/** Position and names of the list. Throws when the module has no list of names in this form. */
export function listIn(code: string, { variable, before, separator, after }: NameList) {
  const value = programOf(code)
    .body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === variable)?.init;
  const written = value?.type === 'Literal' ? code.slice(value.start, value.end) : '';
  const length = written.indexOf(after, before.length) - before.length;
  const names = written.slice(before.length).slice(0, Math.max(length, 0)).split(separator);
  if (!value || !written.startsWith(before) || !names.every((name) => /^\w+$/.test(name)))
    throw new Error(`The library has no list of names in ${variable}`);
  const start = value.start + before.length;
  return { start, end: start + length, names };
}

/** The module with those names of its list that the app has somewhere in its sources. */
export function withNames(code: string, list: NameList, words: ReadonlySet<string>): string {
  const { start, end, names } = listIn(code, list);
  const remaining = names.filter((name) => words.has(name));
  return code.slice(0, start) + remaining.join(list.separator) + code.slice(end);
}

/** Every word of the app's sources. */
export function wordsOfApp(): Set<string> {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Set(sources.flatMap((file) => readFileSync(join(app, file), 'utf8').match(/\w+/g) ?? []));
}

function entryOf<Value>(table: Readonly<Record<string, Value>>, id: string): [string, Value] | undefined {
  return Object.entries(table).find(([path]) => id.includes(`/node_modules/${path}`));
}

/** What the tables name and no module of the build had: `i18next/dist/esm/i18next.js I18n.use`. */
function notFoundOf(found: ReadonlySet<string>): string[] {
  const functions = [unused, values].flatMap((table) =>
    Object.entries(table).flatMap(([path, bodies]) => Object.keys(bodies).map((name) => `${path} ${name}`)),
  );
  return [...functions, ...Object.keys(lists)].filter((one) => !found.has(one));
}

/** Leaves out of a build what the app does not need of its libraries; fails where a library no longer has it. */
export function leaveOutUnused(): Plugin {
  let words: ReadonlySet<string> | undefined;
  const found = new Set<string>();
  return {
    name: 'leave-out-unused',
    apply: 'build',
    transform: {
      filter: {
        id: [unused, values, lists].flatMap(Object.keys).map((path) => `**/node_modules/${path}*`),
      },
      handler(code, id) {
        const [path, bodies] = entryOf(unused, id) ?? [];
        if (bodies)
          return { code: withBodies(code, bodies, (name) => found.add(`${path} ${name}`)), map: null };
        const [valuePath, texts] = entryOf(values, id) ?? [];
        if (texts)
          return { code: withValues(code, texts, (name) => found.add(`${valuePath} ${name}`)), map: null };
        const [listPath, list] = entryOf(lists, id) ?? [];
        if (!listPath || !list) return;
        found.add(listPath);
        words ??= wordsOfApp();
        return { code: withNames(code, list, words), map: null };
      },
    },
    buildEnd(error) {
      const missing = error ? [] : notFoundOf(found);
      if (missing.length > 0)
        this.error(
          `Left out of libraries that no longer have it: ${missing.join(', ')}. Has a library changed?`,
        );
    },
  };
}
