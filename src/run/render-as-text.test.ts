import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { compileFunction } from 'node:vm';
import type * as React from 'react';
import type { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withBodies } from './leave-out-unused.ts';
import { replaced } from './render-as-text.ts';

const project = join(import.meta.dirname, '../..');
const path = 'node_modules/react-dom/cjs/react-dom-server.node.production.js';
const installed = readFileSync(join(project, path), 'utf8');
const bodies = replaced[path] ?? {};

// As in a build: a test would get what React is in development.
const fromReact = createRequire(join(project, path));
const react: typeof React = fromReact(join(project, 'node_modules/react/cjs/react.production.js'));
const { createElement: element, Suspense, use } = react;

function load(code: string): typeof renderToPipeableStream {
  const exported: { renderToPipeableStream?: typeof renderToPipeableStream } = {};
  const find = (name: string) => (name === 'react' ? react : fromReact(name));
  compileFunction(code, ['exports', 'require'])(exported, find);
  if (!exported.renderToPipeableStream) throw new Error('React no longer exports renderToPipeableStream');
  return exported.renderToPipeableStream;
}

function chunksOf(
  render: typeof renderToPipeableStream,
  page: React.ReactNode,
): Promise<(string | Buffer)[]> {
  return new Promise((settle, fail) => {
    const chunks: (string | Buffer)[] = [];
    const whole = new Writable({
      decodeStrings: false,
      write: (chunk: string | Buffer, _encoding, done) => {
        // React writes into the same memory again.
        chunks.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk));
        done();
      },
      final: (done) => {
        settle(chunks);
        done();
      },
    });
    const stream = render(page, { onAllReady: () => stream.pipe(whole), onError: fail });
  });
}

function Late({ text }: { text: Promise<string> }) {
  return element('p', { title: '"<&>' }, use(text));
}

function page(): React.ReactNode {
  const text = new Promise<string>((settle) => setImmediate(() => settle('Ω 电阻 <b> 😀'.repeat(500))));
  const items = ['a', 'b'].map((name) => element('li', { key: name }, name, ' text'));
  const late = element(Late, { text });
  const inside = element(Suspense, { fallback: element('i') }, late, element('ul', null, items));
  const drawing = element('svg', { viewBox: '0 0 1 1' }, element('path', { d: 'M0 0' }));
  return element('html', { lang: 'zh-CN' }, element('body', null, inside, drawing));
}

it('The installed React has every function that is replaced.', () => {
  const missing = Object.keys(bodies).filter(
    (name) => withBodies(installed, { [name]: '/* replaced */' }) === installed,
  );
  expect(missing).toEqual([]);
});

it('React writes the same markup, but as text.', async () => {
  const written = await chunksOf(load(withBodies(installed, bodies)), page());
  expect(written.filter((chunk) => typeof chunk !== 'string')).toEqual([]);
  const usual = await chunksOf(load(installed), page());
  const markup = Buffer.concat(
    usual.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)),
  ).toString();
  expect(written.join('')).toBe(markup);
  expect(markup).toContain('电阻 &lt;b&gt; 😀');
});
