import { html, type Markup } from './markup.ts';
import type { FindingGroup } from './report.ts';
import type { Spread } from './spread.ts';
import { escapeControls } from './text-width.ts';
import { stateWords } from './words.ts';

/** The id of the element that shows each group, even where several share one. */
export function findingPlaces(spreads: readonly Spread[]): ReadonlyMap<FindingGroup, string> {
  return new Map(
    spreads.flatMap(({ groups }, index) => groups.map((group) => [group, `finding-${index + 1}`] as const)),
  );
}

function row(label: string, value: string | undefined, isCode = false): Markup | undefined {
  if (value === undefined || value === '') return undefined;
  const text = escapeControls(value);
  return html`<dt>${label}</dt><dd>${isCode ? html`<code>${text}</code>` : text}</dd>`;
}

/** One finding, or the same on several operations, as a part of the page that opens. */
export function findingMarkup({ group, operations, count }: Spread, place: string): Markup {
  const { check, kind, at, known, likely, examples } = group;
  const [example, ...others] = examples;
  const isKnown = known !== undefined;
  const state = isKnown ? 'known' : 'drift';
  const { mark, word } = stateWords[state];
  const title = operations.length > 1 ? `${operations.length} operations` : group.operation;
  const places = others.length > 0 ? others.map((one) => `${one.at}: ${one.actual}`).join('\n') : undefined;
  const curl = example?.curl;
  return html`<details class="finding" id="${place}" data-operation="${operations.join(' ')}" data-check="${check}" data-kind="${kind}" data-state="${state}">
<summary><span class="${state}">${mark} ${word}</span><b class="mono">${title}</b><span>${kind}</span><span class="muted">${check}</span>${count > operations.length ? html`<span class="muted">×${count}</span>` : undefined}<code class="muted">${escapeControls(at)}</code></summary>
<dl>${row('on', operations.length > 1 ? operations.join(', ') : undefined, true)}${row('at', example?.at, true)}${row('expected', example?.expected)}${row('actual', example?.actual)}${row(isKnown ? 'known' : 'likely', known ?? likely)}${
    curl === undefined
      ? undefined
      : html`<dt>curl</dt><dd class="again"><code>${escapeControls(curl)}</code><button type="button" data-copy>Copy</button></dd>`
  }${row('also at', places, true)}</dl>
</details>
`;
}
