import { ordinary, readScenario, type Scenario, type Situation } from './scenario.ts';

const place = 'mock-scenario';

interface Chosen {
  readonly chosen: Scenario;
  /** Without what has been done to the world already. */
  readonly played: Scenario;
}

function situationsOf(text: string): readonly Situation[] {
  const read = readScenario(text);
  return read.ok ? read.value.situations : [];
}

/**
 * The scenario of the address (`?scenario=`), which the tab keeps until another one is chosen. What it makes of the world is
 * done once, not at every reload, nor when something is chosen beside it; only a closed shop stays closed.
 */
export function chosenScenario(): Chosen {
  const kept = sessionStorage.getItem(place) ?? '';
  const text = new URLSearchParams(location.search).get('scenario') ?? kept;
  const read = readScenario(text);
  if (!read.ok) {
    console.error(`Mocks: "${read.unknown}" is no part of a scenario`);
    return { chosen: ordinary, played: ordinary };
  }
  sessionStorage.setItem(place, text);
  const done = situationsOf(kept);
  const situations = read.value.situations.filter(
    (situation) => situation === 'shopClosed' || !done.includes(situation),
  );
  return { chosen: read.value, played: { ...read.value, situations } };
}

/** Forgets the scenario in the tab and in its address, where a reload would find it again. */
export function forgetScenario(): void {
  sessionStorage.removeItem(place);
  const address = new URL(location.href);
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
}

/** Loads the page anew with a scenario. */
export function chooseScenario(text: string): void {
  const address = new URL(location.href);
  address.searchParams.set('scenario', text);
  location.assign(address);
}
