import { desc, eq } from 'drizzle-orm';
import { notFound } from '#domain/ownership/own-entry.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Executor } from '#server/db/client.ts';
import { member } from '#server/db/schema/session.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';
import { devPage } from './dev-page.ts';

/** An entry of a member with what the shop may decide about it now. */
export interface DecidableEntry {
  readonly id: number;
  readonly title: string;
  /** Its state, in words for developers. */
  readonly facts: string;
  readonly decisions: readonly string[];
}

/** A page on which a developer decides as the shop does. */
export interface DecisionPage {
  readonly path: string;
  readonly title: string;
  /** Newest first. */
  readonly read: (db: Executor, memberId: number) => Promise<readonly DecidableEntry[]>;
  readonly decide: (
    db: Executor,
    chosen: { readonly id: number; readonly decision: string },
    now: Date,
  ) => Promise<{ readonly ok: boolean; readonly code?: string }>;
}

function renderEntry({ id, title, facts, decisions }: DecidableEntry, email: string): string {
  const buttons = decisions.map(
    (decision) => `<form method="post"><input type="hidden" name="email" value="${escapeHtml(email)}">
<input type="hidden" name="id" value="${id}"><button name="decision" value="${decision}">${decision}</button></form>`,
  );
  const offered = buttons.length > 0 ? buttons.join('\n') : '<p>The shop has nothing to do.</p>';
  return `<article><h2>${id}: ${escapeHtml(title)}</h2><p>${escapeHtml(facts)}</p>${offered}</article>`;
}

interface Shown {
  readonly title: string;
  readonly entries: readonly DecidableEntry[];
  readonly email: string;
  readonly note: string;
}

function renderPage({ title, entries, email, note }: Shown): string {
  const list =
    entries.length > 0
      ? entries.map((entry) => renderEntry(entry, email)).join('\n')
      : '<p>This member has none.</p>';
  return devPage(
    title,
    `<form><input name="email" type="email" aria-label="Member" placeholder="E-mail of a member" value="${escapeHtml(email)}"><button>Show</button></form>
<p role="status">${escapeHtml(note)}</p>
${list}`,
  );
}

/**
 * The entries of a member, each with what the shop may decide. `POST` with `id` and `decision` takes a decision; with `email` it leads
 * back to the page. Only with DEV_TOOLS.
 */
export function addDecisionPage(app: App, { db, clock }: Services, page: DecisionPage): void {
  const { path, title, read, decide } = page;
  app.get(path, async (context) => {
    const { email = '', note = '' } = context.req.query();
    const named = email ? eq(member.email, email.trim().toLowerCase()) : undefined;
    const [found] = await db.select().from(member).where(named).orderBy(desc(member.id)).limit(1);
    const entries = found ? await read(db, found.id) : [];
    return context.html(renderPage({ title, entries, email: found?.email ?? email, note }));
  });
  app.post(path, async (context) => {
    const { id, decision, email } = await context.req.parseBody();
    const chosen = { id: Number(id), decision: String(decision) };
    const isId = Number.isSafeInteger(chosen.id) && chosen.id > 0;
    const decided = isId ? await decide(db, chosen, clock()) : notFound;
    const note = `${chosen.decision}: ${decided.ok ? 'done' : decided.code}`;
    if (typeof email === 'string')
      return context.redirect(`${path}?${new URLSearchParams({ email, note })}`, 303);
    return context.text(note, decided.ok ? 200 : 409);
  });
}
