import { type Scenario, writeScenario } from '../scenarios/scenario.ts';
import { callList } from './call-list.ts';
import type { CallLog } from './call-log.ts';
import { element } from './element.ts';
import { stayInFront } from './front-dialog.ts';
import { type Chosen, operationPart, worldPart } from './scenario-part.ts';
import { style } from './style.ts';
import { type PanelTexts, texts } from './texts.ts';

export interface PanelOptions {
  readonly scenario: Scenario;
  readonly log: CallLog;
  readonly play: (scenario: string) => void;
  readonly reset: () => void;
}

function buildPanel({ scenario, log, play, reset }: PanelOptions, text: PanelTexts, close: () => void) {
  const chosen: Chosen = {
    operations: new Map(Object.entries(scenario.operations)),
    situations: new Set(scenario.situations),
    latency: scenario.latency ?? 0,
  };
  const calls = callList(log, text);
  const leave = () => {
    calls.stop();
    close();
  };
  const apply = () => play(writeScenario(chosen));
  const keydown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    // A dialog around the panel stays open.
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  const head = element(
    'div',
    { class: 'head' },
    element('h1', { tabindex: '-1' }, text.title),
    element('button', { type: 'button', class: 'main', click: apply }, text.apply),
    element('button', { type: 'button', click: reset }, text.reset),
    element('button', { type: 'button', click: leave }, text.close),
  );
  const parts = [...worldPart(chosen, text), ...operationPart(chosen, text), ...calls.nodes];
  return element(
    'div',
    { class: 'panel', role: 'dialog', 'aria-label': text.title, keydown },
    head,
    element('div', { class: 'body' }, ...parts),
  );
}

function pageTexts(): PanelTexts {
  return document.documentElement.lang.startsWith('zh') ? texts.zh : texts.en;
}

/** A button in a corner that opens the developer panel (scenarios, latency, calls) and shows the number of violations. */
export function addPanel(options: PanelOptions): void {
  const { log } = options;
  const place = element('div');
  const open = () => {
    const text = pageTexts();
    host.lang = text.lang;
    place.replaceChildren(buildPanel(options, text, () => close().focus()));
    place.querySelector('h1')?.focus();
  };
  const opener = element('button', {
    type: 'button',
    class: 'opener',
    'aria-haspopup': 'dialog',
    'aria-expanded': 'false',
    click: open,
  });
  const label = () => {
    const { title, brokenCalls } = pageTexts();
    const { broken } = log;
    opener.replaceChildren(title, ...(broken > 0 ? [element('b', {}, String(broken))] : []));
    opener.setAttribute('aria-label', broken > 0 ? `${title}, ${brokenCalls(broken)}` : title);
    host.lang = pageTexts().lang;
    host.setAttribute('aria-label', title);
  };
  const close = () => {
    label();
    place.replaceChildren(opener);
    return opener;
  };
  const host = element('aside');
  close();
  host.attachShadow({ mode: 'open' }).append(element('style', {}, style), place);
  stayInFront(host);
  log.subscribe(label);
  // The app sets the language of the page when it starts.
  new MutationObserver(label).observe(document.documentElement, { attributeFilter: ['lang'] });
}
