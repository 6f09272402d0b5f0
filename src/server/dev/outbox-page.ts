import { escapeHtml } from '#domain/text/escape-html.ts';
import { type KeptMail, outboxFolder, readOutbox } from '#server/gateways/mail/index.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';
import { devPage } from './dev-page.ts';

const shown = 200;

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
  return devPage(
    'Outbox',
    `<form><input name="to" type="email" aria-label="To" placeholder="To" value="${escapeHtml(to)}"><button>Show</button></form>
${list}`,
  );
}

/** Sent mails, newest first: as a page, as JSON for tests, and each mail as its recipient sees it. */
export function addDevOutbox(app: App, { config }: Services): void {
  const folder = outboxFolder(config.dataDir);
  const normalizeAddress = (to: string | undefined) => (to ? to.trim().toLowerCase() : undefined);
  app.get('/dev/outbox', async (context) => {
    const to = normalizeAddress(context.req.query('to'));
    const mails = await readOutbox(folder, shown, to);
    return context.html(renderPage(mails, to ?? '', config.smtpUrl !== undefined));
  });
  app.get('/dev/outbox.json', async (context) =>
    context.json(await readOutbox(folder, shown, normalizeAddress(context.req.query('to')))),
  );
  app.get('/dev/outbox/:name', async (context) => {
    const mails = await readOutbox(folder, shown);
    const mail = mails.find(({ name }) => name === context.req.param('name'));
    return mail === undefined ? context.notFound() : context.html(mail.html);
  });
}
