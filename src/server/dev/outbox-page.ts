import { type KeptMail, outboxFolder, readOutbox } from '#server/gateways/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';

const shown = 200;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const style = `
:root { color-scheme: light dark; font: 14px/1.45 ui-sans-serif, system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 24px 16px; }
form { display: flex; gap: 8px; margin: 16px 0; }
input { flex: 1; max-width: 24rem; font: inherit; padding: 8px; }
button { font: inherit; padding: 8px 16px; }
article { border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); padding: 12px 0; }
h2 { font-size: 16px; margin: 0; }
p { margin: 4px 0; }
.code { font: 600 28px/1.25 ui-monospace, monospace; letter-spacing: 4px; }
pre { white-space: pre-wrap; font: inherit; }`;

function renderMail({ name, to, subject, at, code, text }: KeptMail): string {
  const time = `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`;
  return `<article><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${time}</p>
${code === undefined ? '' : `<p class="code">${escapeHtml(code)}</p>`}
<details><summary>Text</summary><pre>${escapeHtml(text)}</pre>
<p><a href="/dev/outbox/${name}">As the reader sees it</a></p></details></article>`;
}

function renderPage(mails: readonly KeptMail[], to: string, smtp: boolean): string {
  const none = smtp
    ? 'Mails go to the mail server of SMTP_URL; none is kept here.'
    : 'No mail has been sent.';
  const list = mails.length > 0 ? mails.map(renderMail).join('\n') : `<p>${none}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title>
<style>${style}</style></head><body><h1>Outbox</h1>
<form><input name="to" type="email" aria-label="To" placeholder="To" value="${escapeHtml(to)}"><button>Show</button></form>
${list}</body></html>`;
}

/** Sent mails, newest first: as a page, as JSON for tests, and each mail as its recipient sees it. */
export function addDevOutbox(app: App, { config }: Services): void {
  const folder = outboxFolder(config.dataDir);
  const wanted = (to: string | undefined) => (to ? to.trim().toLowerCase() : undefined);
  app.get('/dev/outbox', async (context) => {
    const to = wanted(context.req.query('to'));
    const mails = await readOutbox(folder, shown, to);
    return context.html(renderPage(mails, to ?? '', config.smtpUrl !== undefined));
  });
  app.get('/dev/outbox.json', async (context) =>
    context.json(await readOutbox(folder, shown, wanted(context.req.query('to')))),
  );
  app.get('/dev/outbox/:name', async (context) => {
    const mails = await readOutbox(folder, shown);
    const mail = mails.find(({ name }) => name === context.req.param('name'));
    return mail === undefined ? context.notFound() : context.html(mail.html);
  });
}
