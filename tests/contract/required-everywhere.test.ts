import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMap, isSeq, parseDocument, visit } from 'yaml';
import { generateAll } from '#codegen/generate.ts';
import { asObject, type Json } from '#description/json.ts';
import { reachedComponents } from '#description/json-schema.ts';
import { loadDescription } from '#description/load.ts';
import config from '../../codegen.config.ts';

const project = join(import.meta.dirname, '../..');
mkdirSync(join(project, '.cache'), { recursive: true });
const copy = mkdtempSync(join(project, '.cache', 'required-everywhere-'));

/** What the mocks need to run and to compile. */
const parts = [
  ...['openapi', 'mocks', 'generated', 'src/description', 'src/domain', 'src/drawings'],
  ...['package.json', 'tsconfig.json'],
];
const field = { type: 'string', minLength: 1, maxLength: 20, description: 'What the test adds.' };

/** The schemas of the data of responses. Without what requests send too: their senders must send each field that they require. */
function responseSchemas(): ReadonlySet<string> {
  const { document, operations } = loadDescription(join(project, 'openapi'));
  const listReached = (schema: Json | undefined) =>
    schema === undefined ? [] : Object.entries(reachedComponents(document, schema));
  const sent = new Set(operations.flatMap(({ body }) => listReached(body)).map(([name]) => name));
  const isEnvelope = (schema: Json) => 'msg' in asObject(asObject(schema).properties);
  const received = operations.flatMap(({ success }) => listReached(success));
  return new Set(
    received.filter(([name, schema]) => !sent.has(name) && !isEnvelope(schema)).map(([name]) => name),
  );
}

/** Every object of the schemas of responses requires one field more. Returns how many there are. */
function requireMore(): number {
  const folder = join(copy, 'openapi/schemas');
  const names = responseSchemas();
  let changed = 0;
  for (const name of readdirSync(folder)) {
    const document = parseDocument(readFileSync(join(folder, name), 'utf8'));
    for (const [schema, { type, properties }] of Object.entries<Record<string, unknown>>(document.toJS())) {
      if (type !== 'object' || properties === undefined || !names.has(schema)) continue;
      document.setIn([schema, 'properties', 'extraText'], document.createNode(field));
      const required = document.getIn([schema, 'required']);
      if (required === undefined) document.setIn([schema, 'required'], document.createNode(['extraText']));
      else document.addIn([schema, 'required'], 'extraText');
      changed++;
    }
    if (isMap(document.contents)) writeFileSync(join(folder, name), String(document));
  }
  return changed;
}

/** Every enum with a choice has one value more, with a text in both languages. Returns how many there are. */
function addValues(): number {
  let changed = 0;
  for (const folder of ['schemas', 'paths'].map((name) => join(copy, 'openapi', name)))
    for (const name of readdirSync(folder)) {
      const document = parseDocument(readFileSync(join(folder, name), 'utf8'));
      visit(document, {
        Map(_, node) {
          const [values, names] = [node.get('enum'), node.get('x-enum-names')];
          if (!isSeq(values) || !isSeq(names) || values.items.length < 2) return;
          values.add(Math.max(...values.toJSON().map(Number)) + 1);
          names.add('extraValue');
          changed++;
        },
      });
      if (isMap(document.contents)) writeFileSync(join(folder, name), String(document));
    }
  for (const language of ['zh_CN', 'en_US']) {
    const path = join(copy, 'openapi/texts', `${language}.yaml`);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('  newsflash: ', '  extraValue: Extra\n  newsflash: '));
  }
  return changed;
}

beforeAll(async () => {
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true });
  expect(requireMore()).toBeGreaterThan(60);
  expect(addValues()).toBeGreaterThan(80);
  const { files } = await generateAll(loadDescription(join(copy, 'openapi')), config);
  for (const [path, content] of files) {
    const place = join(copy, 'generated', path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

it('one more required field in every response and one more value in every enum leave the mocks to the compiler as they are', () => {
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['mocks'],
    // They import the support of the tests, which the copy lacks.
    exclude: ['mocks/**/*.test.*'],
  };
  writeFileSync(join(copy, 'tsconfig.mocks.json'), JSON.stringify(settings));
  const compiler = join(project, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.mocks.json'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => line.startsWith('mocks/'))).toEqual([]);
});

it('the new fields are in the answers of the mocks, which stay valid', () => {
  writeFileSync(
    join(copy, 'call.ts'),
    `
    import { Client } from '#mocks/client.ts';
    import { createMockShop } from '#mocks/shop.ts';
    const client = new Client(createMockShop());
    await client.signIn('buyer@example.com', 'Blue4sky9');
    const ids = ['listCartItems', 'getAccount', 'listAddresses', 'getMember', 'listFavourites', 'listNews'];
    const answers = [];
    for (const id of ids) answers.push(await client.call(id, {}));
    const has = ({ data }) => 'extraText' in [data].flat()[0];
    console.log(JSON.stringify(answers.map((answer) => [answer.code, has(answer)])));
  `,
  );
  const printed = JSON.parse(execFileSync(process.execPath, ['call.ts'], { cwd: copy, encoding: 'utf8' }));
  expect(new Set(printed.map(String))).toEqual(new Set(['0,true']));
});
