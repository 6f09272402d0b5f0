import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMap, isSeq, parseDocument, visit } from 'yaml';
import { generateAll } from '#codegen/generate.ts';
import type { Files } from '#codegen/generator.ts';
import { findViolations } from '#codegen/rules/index.ts';
import { asObject, type Json } from '#description/json.ts';
import { reachedComponents } from '#description/json-schema.ts';
import { loadDescription } from '#description/load.ts';
import { codes } from '#generated/constants.ts';
import { shopDescription } from '#tests/support/shop-contract.ts';
import config from '../../codegen.config.ts';

const project = join(import.meta.dirname, '../..');
mkdirSync(join(project, '.cache'), { recursive: true });
const copy = mkdtempSync(join(project, '.cache', 'adding-a-call-'));
let violations: readonly unknown[];
let files: Files;
let printed: Record<'rating' | 'lists' | 'extra', unknown>;

/** Adds a block of the README to the file that its first line names: at its end, or below a key. A missing file is created. */
function addBlock(block: string): void {
  const [, name = '', key] = /^# ([\w/.]+)(?:, under (\w+))?\n/.exec(block) ?? [];
  const path = join(copy, 'openapi', name);
  const added = block.slice(block.indexOf('\n') + 1);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(path, key ? text.replace(`\n${key}:\n`, `\n${key}:\n${added}`) : `${text}\n${added}`);
}

/** What the mocks need to run and to compile. */
const parts = [
  ...['openapi', 'mocks', 'generated', 'src/description', 'src/domain', 'src/drawings'],
  ...['package.json', 'tsconfig.json'],
];

function edit(name: string, before: string, after: string): void {
  const path = join(copy, 'openapi', name);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

/** A required field of an entry, and values of enums. */
function changeSchemas(): void {
  const author = `    author: { description: Who wrote it., type: string, minLength: 1, maxLength: 50 }\n`;
  edit(
    'schemas/content.yaml',
    '[nid, title, createTime, contentType]',
    '[nid, title, author, createTime, contentType]',
  );
  edit('schemas/content.yaml', '    nid: { $ref', `${author}    nid: { $ref`);
  const warranty = `    warranty: { description: Months of warranty., type: integer, minimum: 0, maximum: 99 }\n`;
  edit(
    'schemas/catalogue.yaml',
    'stock, customIntegration, catalogId]',
    'stock, customIntegration, catalogId, warranty]',
  );
  edit('schemas/catalogue.yaml', '    goodsLoop:\n', `${warranty}    goodsLoop:\n`);
  edit(
    'schemas/content.yaml',
    'enum: [1, 2]\n  x-enum-names: [newsItem, newsflash]',
    'enum: [1, 2, 3]\n  x-enum-names: [newsItem, newsflash, interview]',
  );
  edit(
    'schemas/messages.yaml',
    'enum: [1, 2, 3]\n      x-enum-names: [paymentPrompt, confirmationNotice, linkJump]',
    'enum: [1, 2, 3, 4]\n      x-enum-names: [paymentPrompt, confirmationNotice, linkJump, survey]',
  );
  edit('texts/zh_CN.yaml', '  newsflash: ', '  interview: 访谈\n  survey: 问卷\n  newsflash: ');
  edit('texts/en_US.yaml', '  newsflash: ', '  interview: Interview\n  survey: Survey\n  newsflash: ');
}

const field = { type: 'string', minLength: 1, maxLength: 20, description: 'What the test adds.' };

/** The schemas of the data of responses. Without what requests send too: their senders must send each field that they require. */
function responseSchemas(): ReadonlySet<string> {
  const { document, operations } = shopDescription;
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

/** What the mocks of the changed description answer. */
const script = `
import { Client, callOf } from '#mocks/client.ts';
import { possibleRequest } from '#mocks/requests/possible-requests.ts';
import { readScenario } from '#mocks/scenarios/scenario.ts';
import { createMockShop } from '#mocks/shop.ts';

async function rating() {
  const shop = createMockShop();
  const client = new Client(shop);
  const kept = await client.call('markHelpEntry', { id: 1, stars: 5 });
  const broken = await client.call('markHelpEntry', { id: 1, stars: 6 });
  shop.play(readScenario('markHelpEntry:networkLost').value);
  const lost = await shop.answer(callOf('markHelpEntry', { id: 1, stars: 5 }));
  return [kept.code, shop.world.store.all('helpRatings'), broken.params.fields, lost.lost];
}

async function lists() {
  const shop = createMockShop();
  const client = new Client(shop);
  await client.signIn('buyer@example.com', 'Blue4sky9');
  const call = async (id) => client.call(id, await possibleRequest(id, { world: shop.world, client }));
  const list = await call('listNews');
  const detail = await client.call('getNewsDetail', { nid: list.data[0].nid });
  const again = await new Client(createMockShop()).call('listNews');
  const notices = await client.call('listNotices', { pageNum: 1, pageSize: 50 });
  const added = await call('markHelpEntry');
  const products = await call('listProducts');
  const product = await client.call('getProduct', { productId: products.data[0].productId });
  return {
    codes: [list.code, detail.code, notices.code, added.code, products.code, product.code],
    sameWarranty: product.data.warranty === products.data[0].warranty,
    authors: list.data.map(({ author }) => author),
    sameInDetail: detail.data.author === list.data[0].author,
    sameAgain: JSON.stringify(again.data) === JSON.stringify(list.data),
    types: [...new Set(notices.data.map(({ messageType }) => messageType))].sort(),
  };
}

async function extra() {
  const shop = createMockShop();
  const client = new Client(shop);
  await client.signIn('buyer@example.com', 'Blue4sky9');
  const has = ({ data }) => 'extraText' in [data].flat()[0];
  const ids = ['listCartItems', 'getAccount', 'listAddresses', 'getMember', 'listFavourites', 'listNews'];
  const answers = [];
  for (const id of ids) answers.push(await client.call(id, {}));
  const { productId } = shop.world.store.all('products').find(({ $withdrawn }) => $withdrawn);
  const { code, params } = await client.call('getProduct', { productId });
  return {
    answers: answers.map((answer) => [answer.code, has(answer)]),
    refusal: [code, has({ data: params.product })],
  };
}

console.log(JSON.stringify({ rating: await rating(), lists: await lists(), extra: await extra() }));
`;

beforeAll(async () => {
  for (const part of parts) cpSync(join(project, part), join(copy, part), { recursive: true });
  changeSchemas();
  const readme = readFileSync(join(copy, 'openapi/README.md'), 'utf8');
  const steps = readme.slice(readme.indexOf('## Adding a call'));
  for (const [, block = ''] of steps.matchAll(/```yaml\n([\s\S]*?)```/g)) addBlock(block);
  violations = findViolations(loadDescription(join(copy, 'openapi')));
  expect(requireMore()).toBeGreaterThan(60);
  expect(addValues()).toBeGreaterThan(80);
  files = (await generateAll(loadDescription(join(copy, 'openapi')), config)).files;
  for (const [path, content] of files) {
    const place = join(copy, 'generated', path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  writeFileSync(join(copy, 'call.ts'), script);
  printed = JSON.parse(execFileSync(process.execPath, ['call.ts'], { cwd: copy, encoding: 'utf8' }));
});
afterAll(() => rmSync(copy, { recursive: true }));

it('breaks no rule of the description', () => {
  expect(violations).toEqual([]);
});

it('gives type, hook, form, route and mock', () => {
  expect(files.get('types/schema.ts')).toContain('markHelpEntry');
  expect(files.get('hooks/help/help.ts')).toContain('export const useMarkHelpEntry');
  expect(files.get('forms/markHelpEntry.ts')).toContain('stars');
  expect(files.get('server/routes.ts')).toContain('operationId: "markHelpEntry"');
  expect(files.get('mocks/answers.ts')).toContain('markHelpEntry: () => getMarkHelpEntryResponseMock()');
});

it('is answered by the mocks, which keep it, refuse it broken and play its scenarios', () => {
  const entry = { $id: 1, ratingId: 1, id: 1, stars: 5 };
  const refused = { field: 'stars', rule: 'maximum', limit: 5 };
  expect(printed.rating).toEqual([0, [entry], [refused], true]);
});

it('leaves nothing to change in the mocks: new required fields and new enum values are answered at once', () => {
  expect(printed.lists).toMatchObject({
    codes: [0, 0, 0, 0, 0, 0],
    sameWarranty: true,
    sameInDetail: true,
    sameAgain: true,
    types: [1, 2, 3, 4, 5],
  });
  expect(printed.lists).toMatchObject({ authors: expect.arrayContaining([expect.stringMatching(/./)]) });
  expect(printed.extra).toEqual({
    answers: Array(6).fill([0, true]),
    refusal: [codes.productWithdrawn, true],
  });
});

it('leaves the mocks as they are to the compiler, with one more required field in every response and one more value in every enum', () => {
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
