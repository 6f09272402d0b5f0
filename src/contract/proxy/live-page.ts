import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withColours } from '#domain/palette.ts';
import { kinds } from '../kinds.ts';
import { fileOfReport, standalonePage } from '../report/html.ts';
import { html } from '../report/markup.ts';
import { pageTexts } from './page-texts.ts';
import type { WatchedCall } from './watch.ts';

const fileOfProxy = readFileSync(new URL('./page/live.js', import.meta.url), 'utf8');
const mostCalls = 500;
/** Only addresses of this machine may ask: a page somewhere else must not read along through a name of its own. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The live page of the proxy: the last calls with their findings, pushed as they happen (server-sent events). */
export class LivePage {
  readonly #calls: WatchedCall[] = [];
  readonly #readers = new Set<ServerResponse>();
  readonly #target: string;
  readonly #names: RegExp | undefined;

  /** `isOpen`: the page is served to other machines too. */
  constructor(target: string, { isOpen = false } = {}) {
    this.#target = target;
    this.#names = isOpen ? undefined : ownNames;
  }

  readonly onCall = (call: WatchedCall): void => {
    this.#calls.push(call);
    if (this.#calls.length > mostCalls) this.#calls.shift();
    for (const reader of this.#readers) reader.write(eventOf(call));
  };

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (this.#names && !this.#names.test(request.headers.host ?? '')) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Only for this machine.\n');
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
    if (pathname === '/events') this.#open(request, response);
    else if (pathname === '/') this.#page(searchParams.get('language') ?? acceptedTypeOf(request), response);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.\n');
  };

  /** Ends the streams of all open pages. */
  close(): void {
    for (const reader of this.#readers) reader.end();
  }

  #open(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // A page that reconnects has seen the calls up to this one.
    const seen = Number(request.headers['last-event-id'] ?? 0);
    response.write('retry: 1000\n\n');
    for (const call of this.#calls) if (call.number > seen) response.write(eventOf(call));
    this.#readers.add(response);
    response.on('close', () => this.#readers.delete(response));
  }

  #page(language: string, response: ServerResponse): void {
    const name = language.startsWith('zh') ? 'zh' : 'en';
    const texts = pageTexts[name];
    const script = `const kinds = ${JSON.stringify(kinds)};\nconst texts = ${JSON.stringify(pageTexts)};\nlet language = '${name}';\n${fileOfProxy}`;
    const body = html`<header><h1 data-text="title">${texts.title}</h1>
<p class="muted">${this.#target} <button type="button" id="language" lang="${name === 'zh' ? 'en' : 'zh'}">${texts.other}</button></p>
<p class="result" id="sum" role="status" aria-live="polite"></p></header>
<main><form class="bar" role="search">
<label><span data-text="search">${texts.search}</span><input name="search" type="search" autocomplete="off"></label>
<label><span data-text="show">${texts.show}</span><select name="show"><option value="all" data-text="all">${texts.all}</option><option value="drift" data-text="drift">${texts.drift}</option></select></label>
<button type="button" id="clear" data-text="clear">${texts.clear}</button></form>
<div id="calls"><p id="none" data-text="none">${texts.none}</p></div></main>`;
    const page = standalonePage(texts.title, {
      css: withColours(fileOfReport('page.css')),
      script,
      body,
      connect: "'self'",
    });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(name === 'zh' ? page.replace('<html lang="en">', '<html lang="zh-CN">') : page);
  }
}

function acceptedTypeOf({ headers }: IncomingMessage): string {
  return headers['accept-language']?.trim().toLowerCase() ?? '';
}

function eventOf(call: WatchedCall): string {
  return `id: ${call.number}\ndata: ${JSON.stringify(call)}\n\n`;
}
