import { routes } from '#generated/server/routes.ts';
import { type Behaviour, behavioursOf, type Situation, situations } from '../scenarios/scenario.ts';
import { element } from './element.ts';
import type { PanelTexts } from './texts.ts';

const everyOperation = '*';

/** The scenario chosen in the panel. */
export interface Chosen {
  readonly operations: Map<string, Behaviour>;
  readonly situations: Set<Situation>;
  latency: number;
}

/** Situations of the world, and the latency. */
export function worldPart(chosen: Chosen, { world, latency, situation: names }: PanelTexts): Node[] {
  const boxes = situations.map((situation) => {
    const change = () =>
      box.checked ? chosen.situations.add(situation) : chosen.situations.delete(situation);
    const box = element('input', { type: 'checkbox', change, checked: chosen.situations.has(situation) });
    return element('label', {}, box, names[situation]);
  });
  const change = () => {
    chosen.latency = Math.max(0, Number(number.value) || 0);
  };
  const shown = { type: 'number', min: '0', step: '100', value: String(chosen.latency) };
  const number = element('input', { ...shown, change });
  return [
    element('h2', { id: 'world' }, world),
    element('div', { class: 'boxes', role: 'group', 'aria-labelledby': 'world' }, ...boxes),
    element('label', { class: 'row' }, latency, number),
  ];
}

function operationRow(chosen: Chosen, operation: string, text: PanelTexts): HTMLElement {
  const behaviours = behavioursOf(operation);
  const change = () => {
    const behaviour = behaviours.find((known) => known === select.value);
    if (behaviour === undefined) chosen.operations.delete(operation);
    else chosen.operations.set(operation, behaviour);
    row.classList.toggle('chosen', behaviour !== undefined);
  };
  const now = chosen.operations.get(operation);
  const options = behaviours.map((name) => element('option', { value: name, selected: name === now }, name));
  const name = operation === everyOperation ? text.everyOperation : operation;
  const select = element(
    'select',
    { 'aria-label': name, change },
    element('option', { value: '' }, text.ordinary),
    ...options,
  );
  const row = element(
    'div',
    { class: now ? 'row chosen' : 'row', 'data-operation': operation },
    element('span', {}, name),
    select,
  );
  return row;
}

/** The behaviour of each operation, chosen ones first. */
export function operationPart(chosen: Chosen, text: PanelTexts): Node[] {
  const names = [everyOperation, ...routes.map(({ operationId }) => operationId)];
  const all = names.toSorted((a, b) => Number(chosen.operations.has(b)) - Number(chosen.operations.has(a)));
  const rows = all.map((operation) => operationRow(chosen, operation, text));
  const nothing = element('p', { role: 'status' });
  const input = () => {
    const searchText = search.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.dataset.operation?.toLowerCase().includes(searchText);
    nothing.textContent = rows.every((row) => row.hidden) ? text.notFound : '';
  };
  const search = element('input', {
    type: 'search',
    placeholder: text.search,
    'aria-label': text.search,
    input,
  });
  return [element('h2', {}, text.operation), search, element('div', { class: 'list' }, ...rows), nothing];
}
