import { ordinary, readScenario, type Scenario, type Situation } from './scenario.ts';

const place = 'mock-scenario';

interface Chosen {
  readonly chosen: Scenario;
  /** Without situations that were applied before. */
  readonly played: Scenario;
}

function situationsOf(text: string): readonly Situation[] {
  const read = readScenario(text);
  return read.ok ? read.value.situations : [];
}

/**
 * The scenario of the address (`?scenario=`), which the tab keeps until another one is chosen. A situation is applied once, not at
 * every reload or with every other choice; only a closed shop stays closed.
 */
export function chosenScenario(): Chosen {
  const stored = sessionStorage.getItem(place) ?? '';
  const text = new URLSearchParams(location.search).get('scenario') ?? stored;
  const read = readScenario(text);
  if (!read.ok) {
    console.error(`Mocks: "${read.unknown}" is not part of a scenario`);
    return { chosen: ordinary, played: ordinary };
  }
  sessionStorage.setItem(place, text);
  const done = situationsOf(stored);
  const situations = read.value.situations.filter(
    (situation) => situation === 'shopClosed' || !done.includes(situation),
  );
  return { chosen: read.value, played: { ...read.value, situations } };
}

/** Removes the scenario from the tab and from its address, where a reload would find it. */
export function forgetScenario(): void {
  sessionStorage.removeItem(place);
  const address = new URL(location.href);
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
}

/** Reloads the page with a scenario. */
export function chooseScenario(text: string): void {
  const address = new URL(location.href);
  address.searchParams.set('scenario', text);
  location.assign(address);
}
