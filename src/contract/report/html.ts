import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keysOf } from '#domain/keys-of.ts';
import { withColours } from '#domain/palette.ts';
import { findingMarkup, findingPlaces } from './html-finding.ts';
import { html, Markup } from './markup.ts';
import type { Cell, CheckRow, FindingGroup, OperationRow, Report } from './report.ts';
import { spreadOf } from './spread.ts';
import { resultLine, stateWords } from './words.ts';

/** A text file of this folder. */
export function fileOfReport(name: string): string {
  return readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
}

/** A self-contained page: its style and script are inline, and it may load or run nothing else. */
export function standalonePage(
  title: string,
  {
    css,
    script,
    body,
    connect = "'none'",
  }: { readonly css: string; readonly script: string; readonly body: Markup; readonly connect?: string },
): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; connect-src ${connect}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
<style>${new Markup(css)}</style>
</head>
<body>
${body}
<script type="module">${new Markup(script)}</script>
</body>
</html>
`.text;
}

function options(name: string, label: string, values: readonly string[]): Markup {
  return html`<label>${label}<select name="${name}"><option value="">all</option>${values.map(
    (value) => html`<option>${value}</option>`,
  )}</select></label>`;
}

function stateOptions(states: ReadonlySet<string>): Markup {
  const rows = Object.entries(stateWords).filter(([state]) => states.has(state));
  return html`<label>State<select name="state"><option value="">all</option>${rows.map(
    ([state, { mark, word }]) => html`<option value="${state}">${mark} ${word}</option>`,
  )}</select></label>`;
}

function cellMarkup(cell: Cell | undefined, place: string | undefined): Markup {
  if (!cell) return html`<td></td>`;
  const { mark, word } = stateWords[cell.state];
  const number = cell.state === 'drift' ? cell.drifts : cell.state === 'known' ? cell.known : cell.judged;
  const text = html`${mark} ${word}${number > 0 ? ` ${number}` : ''}`;
  const inside = place === undefined ? text : html`<a class="${cell.state}" href="#${place}">${text}</a>`;
  return html`<td class="${cell.state}" title="${cell.why}">${inside}</td>`;
}

function operationMarkup(
  row: OperationRow,
  checks: readonly CheckRow[],
  places: ReadonlyMap<FindingGroup, string>,
): Markup {
  const own = [...places.keys()].filter(({ operation }) => operation === row.operation);
  const kinds = [...new Set(own.map(({ kind }) => kind))].join(' ');
  const cells = checks.map(({ check }) => row.cells[check]);
  const states = [...new Set(cells.map((cell) => cell?.state ?? 'excluded'))].join(' ');
  const names = checks
    .filter(({ check }) => row.cells[check]?.state !== 'notApplicable')
    .map(({ check }) => check);
  return html`<tr data-operation="${row.operation}" data-area="${row.area}" data-path="${row.method} ${row.path}" data-kind="${kinds}" data-check="${names.join(' ')}" data-state="${states}">
<th scope="row"><span class="mono">${row.operation}</span></th>${checks.map(({ check }, index) => {
    const found = own.find((group) => group.check === check);
    return cellMarkup(cells[index], found && places.get(found));
  })}<td class="muted mono">${row.method} ${row.path}</td></tr>
`;
}

function checkMarkup(row: CheckRow): Markup {
  const states = keysOf(stateWords)
    .map((state) => ({ word: stateWords[state].word, number: row.operations[state] }))
    .filter(({ number }) => number > 0);
  const [tone, word] =
    row.state === 'failed'
      ? (['warning', '? could not check'] as const)
      : row.drifts > 0
        ? (['danger', '✗ drift'] as const)
        : (['success', '✓ agrees'] as const);
  const text = row.why ?? states.map((one) => `${one.number} ${one.word}`).join(', ');
  return html`<tr><th scope="row">${row.check}</th><td class="${tone}">${word}</td><td class="wrap">${text}</td><td>${row.seconds.toFixed(1)} s</td></tr>
`;
}

/** The report as one self-contained HTML page; it is readable without the script, which only filters. */
export function htmlReport(report: Report): string {
  const { findings, operations, notes, target } = report;
  const checks = report.checks.filter(({ state }) => state !== 'excluded');
  const spreads = spreadOf(findings);
  const places = findingPlaces(spreads);
  const states = new Set(operations.flatMap(({ cells }) => Object.values(cells).map(({ state }) => state)));
  const kinds = [...new Set(findings.map(({ kind }) => kind))].sort();
  const tone = report.outcome === 'agrees' ? 'success' : report.outcome === 'drift' ? 'danger' : 'warning';
  const body = html`<header>
<h1>Contract check</h1>
<p class="result ${tone}">${resultLine(report)}</p>
<p class="muted">${target.name} (${target.baseUrl}), <time datetime="${report.started}">${report.started.slice(0, 16).replace('T', ' ')} UTC</time></p>
</header>
<main>
<h2>Checks</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Checks"><table>
<thead><tr><th scope="col">check</th><th scope="col">result</th><th scope="col">operations</th><th scope="col">time</th></tr></thead>
<tbody>${checks.map(checkMarkup)}</tbody></table></div>
<form class="bar" role="search">
<label>Operation, area or path<input name="operation" type="search" autocomplete="off"></label>
${options(
  'check',
  'Check',
  checks.map(({ check }) => check),
)}
${options('kind', 'Kind', kinds)}
${stateOptions(states)}
<button type="reset">Show all</button>
<output class="muted" aria-live="polite"></output>
</form>
<h2>Findings</h2>
${spreads.length === 0 ? html`<p>None.</p>` : spreads.map((spread) => findingMarkup(spread, places.get(spread.group) ?? ''))}
<h2>Operations</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Operations"><table>
<thead><tr><th scope="col">operation</th>${checks.map(({ check }) => html`<th scope="col">${check}</th>`)}<th scope="col">call</th></tr></thead>
<tbody>${operations.map((row) => operationMarkup(row, checks, places))}</tbody></table></div>
${notes.length === 0 ? undefined : html`<h2>Notes</h2><ul>${notes.map(({ check, text }) => html`<li><span class="muted">${check}</span> ${text}</li>`)}</ul>`}
</main>`;
  return standalonePage(`Contract check: ${target.name}`, {
    css: withColours(fileOfReport('page.css')),
    script: fileOfReport('filter.js'),
    body,
  });
}
