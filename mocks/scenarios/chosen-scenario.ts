import { ordinary, readScenario, type Scenario } from './scenario.ts';

const place = 'mock-scenario';

interface Chosen {
  readonly chosen: Scenario;
  /** Without what has been done to the world already. */
  readonly played: Scenario;
}

/**
 * The scenario of the address (`?scenario=`), which the tab keeps until another one is chosen. What it makes of the world is
 * done once, not at every reload; only a closed shop stays closed.
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
  const { situations } = read.value;
  const again = text === kept ? situations.filter((situation) => situation === 'shopClosed') : situations;
  return { chosen: read.value, played: { ...read.value, situations: again } };
}

export function forgetScenario(): void {
  sessionStorage.removeItem(place);
}

/** Loads the page anew with a scenario. */
export function chooseScenario(text: string): void {
  const address = new URL(location.href);
  address.searchParams.set('scenario', text);
  location.assign(address);
}
