import { describe, expect, it } from 'vitest';
import { breakDescription, cases, sound } from './broken-descriptions.ts';
import { operation, schema } from './document-parts.ts';
import { findViolations, rules } from './index.ts';

describe('rules about the description', () => {
  it('find nothing in the description as it is', () => {
    expect(findViolations(sound)).toEqual([]);
  });

  it.each(cases)('%s finds %s', (rule, _what, change, problem) => {
    const violations = rules[rule](breakDescription(change));
    expect(violations.map((violation) => violation.problem).join('\n')).toMatch(problem);
    for (const violation of violations)
      expect([violation.file, violation.remedy].every((text) => text.length > 0)).toBe(true);
  });

  it('operationsHaveShapes finds a write without an Idempotency-Key and a read with one', () => {
    const [write, read] = ['/api/standard/order/confirm/receipt', '/api/shop/car/list'];
    const violations = rules.operationsHaveShapes(
      breakDescription((d) => {
        operation(d, read, 'post').parameters = operation(d, write, 'post').parameters ?? [];
        delete operation(d, write, 'post').parameters;
      }),
    );
    expect(violations.map(({ problem }) => problem).sort()).toEqual([
      'confirmStandardReceipt changes something and requires no Idempotency-Key',
      'countCartItems only reads and requires an Idempotency-Key',
    ]);
  });

  it('contractStandsAlone finds extensions of the app and of the mocks in the contract', () => {
    const contract = structuredClone(sound.contract);
    operation(contract, '/open/user/login', 'post')['x-page-size'] = { login: 1 };
    schema(contract, 'CatalogName')['x-mock'] = 'catalogName';
    expect(rules.contractStandsAlone({ ...sound, contract }).map(({ problem }) => problem)).toEqual([
      'x-page-size is in the contract',
      'x-mock is in the contract',
    ]);
  });

  it('contractStandsAlone finds texts that name what only an Overlay has', () => {
    const contract = structuredClone(sound.contract);
    operation(contract, '/open/user/login', 'post').description = 'At most `stockAlertsMax`.';
    schema(contract, 'CatalogName').description = 'See `x-widget`.';
    expect(rules.contractStandsAlone({ ...sound, contract }).map(({ problem }) => problem)).toEqual([
      'the text names stockAlertsMax, which is not published',
      'the text names x-widget, which is not published',
    ]);
  });

  it('overlaysOnlyAdd finds an Overlay that changes or removes something, or names a place that does not exist', () => {
    const [login, name] = ["$.paths['/open/user/login'].post", '$.components.schemas.CatalogName'];
    const actions = [
      { target: login, update: { summary: 'Other' }, remove: false },
      { target: name, update: { 'x-widget': 'text' }, remove: false },
      { target: name, update: { properties: { gone: { 'x-mock': 'count' } } }, remove: false },
      { target: name, remove: true },
    ];
    const violations = rules.overlaysOnlyAdd({
      ...sound,
      overlays: [{ layer: 'mock', file: 'mock/a.yaml', actions }],
    });
    expect(violations.map(({ pointer }) => pointer)).toEqual([
      '/actions/0/update/summary',
      '/actions/1/update/x-widget',
      '/actions/2/update/properties',
      '/actions/3',
    ]);
  });

  it('languagesAgree finds a key of one language and a lost placeholder', () => {
    const { zh_CN, en_US } = sound.texts;
    const { maxLength, ...others } = en_US.rules;
    const lost = { ...sound, texts: { zh_CN, en_US: { ...en_US, rules: others } } };
    expect(rules.languagesAgree(lost)[0]?.problem).toBe('rules.maxLength is in one language only');
    const other = {
      ...sound,
      texts: { zh_CN, en_US: { ...en_US, rules: { ...others, maxLength: `${maxLength}{more}` } } },
    };
    expect(rules.languagesAgree(other)[0]?.problem).toMatch(/other placeholders/);
  });

  it('name the file in which the author wrote it', () => {
    const [violation] = rules.propertiesAreBounded(
      breakDescription((d) => {
        delete schema(d, 'Quantity').maximum;
      }),
    );
    expect(violation).toMatchObject({ file: 'schemas/shared.yaml', pointer: '/Quantity' });
  });

  it('have a case each', () => {
    const covered = new Set<string>([
      ...cases.map(([rule]) => rule),
      'contractStandsAlone',
      'overlaysOnlyAdd',
      'languagesAgree',
    ]);
    expect(Object.keys(rules).filter((rule) => !covered.has(rule))).toEqual([]);
  });
});
