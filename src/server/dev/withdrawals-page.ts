import { desc, eq } from 'drizzle-orm';
import { formatCents } from '#domain/money/index.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import { offersWithdrawalStep } from '#domain/topup-withdraw/withdrawal-steps.ts';
import { withdrawalExamStateNames } from '#generated/enums.ts';
import { member } from '#server/db/schema/session.ts';
import { withdrawal } from '#server/db/schema/withdrawals.ts';
import type { Services } from '#server/services.ts';
import { approveWithdrawal, rejectWithdrawal } from '#server/topup-withdraw/index.ts';
import type { App } from '../wire/caller.ts';
import { devPage } from './dev-page.ts';

const shown = 50;

interface Row {
  readonly email: string;
  readonly withdrawal: typeof withdrawal.$inferSelect;
}

function renderRow({ email, withdrawal: { cashNo, cashType, amount, cashAccount, state } }: Row): string {
  const names = (['approve', 'reject'] as const).filter((name) => offersWithdrawalStep(name, state));
  const buttons = names.map((name) => `<button name="decision" value="${name}">${name}</button>`).join('');
  const form = `<form method="post"><input type="hidden" name="cashNo" value="${cashNo}">
<input name="reason" aria-label="Reason" placeholder="Reason of a rejection">${buttons}<input type="hidden" name="page" value="1"></form>`;
  return `<article><h2>${cashNo}: ${formatCents(amount, withdrawalMethods[cashType].currency)}</h2>
<p>${escapeHtml(email)}, to ${escapeHtml(cashAccount)}, ${withdrawalExamStateNames[state]}</p>
${names.length > 0 ? form : ''}</article>`;
}

function renderPage(rows: readonly Row[], note: string): string {
  const list = rows.length > 0 ? rows.map(renderRow).join('\n') : '<p>Nobody has withdrawn anything.</p>';
  return devPage(
    'Withdrawals',
    `<p role="status">${escapeHtml(note)}</p>
${list}`,
  );
}

const decisions = { approve: approveWithdrawal, reject: rejectWithdrawal } as const;

/**
 * `/dev/withdrawals`: the latest withdrawals of all members. `POST` with `cashNo`, `decision` (`approve` or `reject`) and `reason`
 * decides one as the shop does. Only with DEV_TOOLS.
 */
export function addDevWithdrawals(app: App, { db, clock }: Services): void {
  app.get('/dev/withdrawals', async (context) => {
    const rows = await db
      .select({ email: member.email, withdrawal })
      .from(withdrawal)
      .innerJoin(member, eq(member.id, withdrawal.memberId))
      .orderBy(desc(withdrawal.id))
      .limit(shown);
    return context.html(renderPage(rows, context.req.query('note') ?? ''));
  });
  app.post('/dev/withdrawals', async (context) => {
    const { cashNo, decision, reason, page } = await context.req.parseBody();
    if (decision !== 'approve' && decision !== 'reject')
      return context.text('cashNo and decision, approve or reject, are needed', 400);
    const why =
      typeof reason === 'string' && reason.trim() !== '' ? { reason: reason.trim().slice(0, 500) } : {};
    const decided = await decisions[decision](db, { cashNo: String(cashNo), now: clock(), ...why });
    const note = decided.ok ? `${cashNo}: ${decision} done` : `${cashNo}: ${decided.code}`;
    if (page !== undefined) return context.redirect(`/dev/withdrawals?${new URLSearchParams({ note })}`, 303);
    return context.text(note, decided.ok ? 200 : 409);
  });
}
