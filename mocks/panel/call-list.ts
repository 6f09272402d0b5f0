import type { CallReport } from '../shop.ts';
import { violationMessage } from '../violation-message.ts';
import type { CallLog, LoggedCall } from './call-log.ts';
import { element } from './element.ts';
import type { PanelTexts } from './texts.ts';

const shownCalls = 50;

function findingsOf({ requestFindings, answerFindings }: CallReport): string[] {
  return [...requestFindings, ...answerFindings].map(
    ({ field, rule, limit }) => `${field}: ${rule}${limit === undefined ? '' : ` (${limit})`}`,
  );
}

/** What a call shows when it is opened: what is wrong with it, what was sent, what was answered. */
function detailsOf({ report }: LoggedCall, text: PanelTexts): Node[] {
  const { method, path, sent, answer } = report;
  const part = (title: string, written: string) => [
    element('h3', {}, title),
    element('pre', { tabindex: '0', 'aria-label': title }, written),
  ];
  const message = violationMessage(report);
  const findings = findingsOf(report);
  const violations = message === undefined ? [] : findings.length > 0 ? findings : [message];
  const fields = sent.map(([name, value]) => `${name} = ${value}`);
  return [
    ...(violations.length > 0 ? part(text.violations, violations.join('\n')) : []),
    ...part(text.request, [`${method} ${path}`, ...fields].join('\n')),
    ...(answer ? part(text.answer, JSON.stringify(answer, null, 2)) : []),
  ];
}

function summaryOf({ report, took }: LoggedCall, text: PanelTexts): Node[] {
  const { method, path, operation, code } = report;
  const without = took === undefined ? text.waiting : text.lost;
  return [
    element('b', code === 0 ? {} : { class: 'refused' }, code === undefined ? without : String(code)),
    element('span', {}, operation ?? `${method} ${path}`),
    element('small', {}, took === undefined ? '' : `${took} ms`),
  ];
}

function fill(row: HTMLDetailsElement, call: LoggedCall, text: PanelTexts): void {
  const [summary, details] = row.children;
  row.classList.toggle('bad', violationMessage(call.report) !== undefined);
  summary?.replaceChildren(...summaryOf(call, text));
  details?.replaceChildren(...detailsOf(call, text));
}

/** The latest calls, the newest first; new ones come in above, and a call that is open stays open while its answer arrives. */
export function callList(
  log: CallLog,
  text: PanelTexts,
): { readonly nodes: readonly Node[]; stop: () => void } {
  const rows = new Map<number, HTMLDetailsElement>();
  const none = element('p', {}, text.none);
  const list = element('div', { role: 'log', 'aria-label': text.calls, class: 'calls' });
  const show = (call: LoggedCall) => {
    const { number } = call.report;
    const known = rows.get(number);
    const row = known ?? element('details', {}, element('summary'), element('div'));
    fill(row, call, text);
    if (known) return;
    rows.set(number, row);
    list.prepend(row);
    none.hidden = true;
    const [oldest] = rows.keys();
    if (oldest === undefined || rows.size <= shownCalls) return;
    rows.get(oldest)?.remove();
    rows.delete(oldest);
  };
  for (const call of log.calls.slice(-shownCalls)) show(call);
  return { nodes: [element('h2', {}, text.calls), none, list], stop: log.subscribe(show) };
}
