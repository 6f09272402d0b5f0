import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from './json.ts';
import { applyOverlay, readOverlay } from './overlay.ts';

const info = { title: 'A test', version: '1.0.0' };

function apply(document: JsonObject, ...actions: Json[]): JsonObject {
  return applyOverlay(document, readOverlay({ overlay: '1.0.0', info, actions }));
}

describe('An Overlay', () => {
  it('merges its update into the selected object and leaves the rest alone', () => {
    const document = { paths: { '/a/{id}': { get: { summary: 'Read', tags: ['a'] } } } };
    const update = { 'x-page-size': { list: 5 } };
    expect(apply(document, { target: "$.paths['/a/{id}'].get", update })).toEqual({
      paths: { '/a/{id}': { get: { summary: 'Read', tags: ['a'], 'x-page-size': { list: 5 } } } },
    });
    expect(document.paths['/a/{id}'].get).toEqual({ summary: 'Read', tags: ['a'] });
  });

  it('merges nested objects, appends to lists and replaces other values', () => {
    const document = { info: { title: 'Old', contact: { name: 'A' } }, tags: [{ name: 'a' }] };
    const update = { info: { title: 'New', contact: { email: 'b@c.example' } }, tags: [{ name: 'b' }] };
    expect(apply(document, { target: '$', update })).toEqual({
      info: { title: 'New', contact: { name: 'A', email: 'b@c.example' } },
      tags: [{ name: 'a' }, { name: 'b' }],
    });
  });

  it('updates every node that a filter selects', () => {
    const document = { parameters: [{ name: 'a' }, { name: 'b' }, { name: 'a' }] };
    expect(apply(document, { target: "$.parameters[?@.name == 'a']", update: { required: true } })).toEqual({
      parameters: [{ name: 'a', required: true }, { name: 'b' }, { name: 'a', required: true }],
    });
  });

  it('appends one entry to a selected list', () => {
    expect(apply({ tags: ['a'] }, { target: '$.tags', update: 'b' })).toEqual({ tags: ['a', 'b'] });
  });

  it('removes members and items', () => {
    const document = { a: { b: 1, c: 2 }, items: [1, 2, 3, 4] };
    const actions = [
      { target: '$.a.b', remove: true },
      { target: '$.items[?@ > 2]', remove: true },
    ];
    expect(apply(document, ...actions)).toEqual({ a: { c: 2 }, items: [1, 2] });
  });

  it('applies its actions one after the other', () => {
    const actions = [
      { target: '$', update: { a: {} } },
      { target: '$.a', update: { b: 1 } },
    ];
    expect(apply({}, ...actions)).toEqual({ a: { b: 1 } });
  });

  it('finds names with quotes, backslashes and braces', () => {
    const document = { "it's \\ {x}": { a: 1 } };
    expect(apply(document, { target: '$.*', update: { b: 2 } })).toEqual({ "it's \\ {x}": { a: 1, b: 2 } });
  });

  it('refuses a target that selects nothing', () => {
    expect(() => apply({ a: 1 }, { target: '$.b', update: 1 })).toThrow('nothing is at $.b');
  });

  it.each([
    ['another version', { overlay: '2.0.0', info, actions: [] }, 'no Overlay 1.0 document'],
    ['no title', { overlay: '1.0.0', info: { version: '1' }, actions: [] }, 'info.title'],
    ['an action without a target', { overlay: '1.0.0', info, actions: [{ update: {} }] }, 'has a target'],
  ])('refuses a document with %s', (_what, content, reason) => {
    expect(() => readOverlay(content)).toThrow(reason);
  });
});
