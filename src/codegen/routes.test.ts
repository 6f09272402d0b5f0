import { describe, expect, it } from 'vitest';
import { type OperationId, routes } from '#generated/server/routes.ts';
import { transport } from '#generated/transport.ts';

function routeOf(id: OperationId) {
  const route = routes.find(({ operationId }) => operationId === id);
  if (!route) throw new Error(`no route ${id}`);
  return route;
}

describe('generated routes', () => {
  it('agree with the transport table', () => {
    expect(routes.map(({ operationId }) => operationId)).toEqual(Object.keys(transport));
    for (const { operationId, method, encoding, access } of routes)
      expect(transport[operationId]).toMatchObject({ method, encoding, access });
  });

  it('decode a product list with column filters', () => {
    const form: [string, string][] = [
      ['catalogId', '11'],
      ['column101', '1000..10000'],
      ['language', 'zh_CN'],
    ];
    expect(routeOf('listProducts').validateRequest({ form })).toMatchObject({
      ok: true,
      request: { catalogId: 11, column101: '1000..10000', pageNum: 1, pageSize: 20 },
    });
  });

  it('refuse a login without password in an unknown language', () => {
    const form: [string, string][] = [
      ['email', 'li@components.example'],
      ['code', '1234'],
      ['language', 'de_DE'],
    ];
    const decoded = routeOf('loginMember').validateRequest({ form });
    expect(decoded).toMatchObject({ ok: false });
    const rules = decoded.ok ? [] : decoded.fields.map(({ field, rule }) => `${field} ${rule}`);
    expect(rules).toEqual(
      expect.arrayContaining(['password required', 'loginMark required', 'language enum']),
    );
  });

  it('do not let an answer have a field that is not described', () => {
    const answer = { code: 0, msg: 'Success', data: 3, secret: 1 };
    expect(routeOf('countUnreadMessages').validateAnswer(answer)).toEqual([
      { field: 'secret', rule: 'unknownField' },
    ]);
  });

  it('do not let an operation answer a code that it does not declare', () => {
    const answer = { code: 4013, msg: 'Insufficient USD balance' };
    expect(routeOf('getCatalogTree').validateAnswer(answer)).toMatchObject([{ field: 'code', rule: 'enum' }]);
    expect(routeOf('payStandardOrder').validateAnswer(answer)).toEqual([]);
  });

  it('take the number in a path as a number', () => {
    const decoded = routeOf('getNewsDetail').validateRequest({ path: [['nid', '12']] });
    expect(decoded).toEqual({ ok: true, request: { nid: 12 } });
  });
});
