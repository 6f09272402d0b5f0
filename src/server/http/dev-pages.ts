import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { App } from './app.ts';
import type { Services } from './operation.ts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function newestFirst(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const time = (name: string) => statSync(join(folder, name)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => /^[\w.@-]+$/.test(name))
    .sort((a, b) => time(b) - time(a));
}

/** Pages for developers and tests, only with DEV_TOOLS: what was mailed, and what a picture says. */
export function addDevPages(app: App, { config, devNotes }: Services): void {
  if (!config.devTools) return;
  const outbox = join(config.dataDir, 'outbox');
  app.get('/dev/captcha/:mark', (context) => {
    const answer = devNotes?.captcha(context.req.param('mark'));
    return answer === undefined ? context.json({ answer: null }, 404) : context.json({ answer });
  });
  app.get('/dev/outbox', (context) => {
    const items = newestFirst(outbox).map(
      (name) => `<li><a href="/dev/outbox/${name}">${escapeHtml(name)}</a></li>`,
    );
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail has been sent.</p>';
    return context.html(`<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>${list}</html>`);
  });
  app.get('/dev/outbox/:name', (context) => {
    const name = newestFirst(outbox).find((known) => known === basename(context.req.param('name')));
    return name === undefined ? context.notFound() : context.text(readFileSync(join(outbox, name), 'utf8'));
  });
}
