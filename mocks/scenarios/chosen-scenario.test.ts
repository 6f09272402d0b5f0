// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { chosenScenario, forgetScenario } from './chosen-scenario.ts';

/** What a tab plays that is loaded at this address, and what its panel shows as chosen. */
function load(address: string) {
  history.replaceState(null, '', address);
  const { played, chosen } = chosenScenario();
  return { played: played.situations, chosen: chosen.situations, calls: played.operations };
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('keeps the scenario on other pages and over reloads, and changes the world once', () => {
  const calls = { listNews: 'empty' };
  const first = load('/news?scenario=newMember,listNews:empty');
  expect(first).toEqual({ played: ['newMember'], chosen: ['newMember'], calls });
  const reloaded = { played: [], chosen: ['newMember'], calls };
  expect(load('/news?scenario=newMember,listNews:empty')).toEqual(reloaded);
  expect(load('/')).toEqual(reloaded);
  expect(load('/?scenario=')).toEqual({ played: [], chosen: [], calls: {} });
});

it('does not repeat a situation when another part of the scenario is chosen', () => {
  load('/?scenario=newMember');
  expect(load('/?scenario=newMember,noPaymentPassword,listNews:empty').played).toEqual(['noPaymentPassword']);
  load('/?scenario=');
  expect(load('/?scenario=newMember').played).toEqual(['newMember']);
});

it('keeps the shop closed until the scenario ends', () => {
  load('/?scenario=shopClosed');
  expect(load('/').played).toEqual(['shopClosed']);
  expect(load('/?scenario=').played).toEqual([]);
});

it('is removed from the address too, so that a reset world starts without it', () => {
  load('/searchAll?id=1&scenario=shopClosed,listNews:empty#list');
  forgetScenario();
  expect(location.href.slice(location.origin.length)).toBe('/searchAll?id=1#list');
  expect(load(location.href)).toEqual({ played: [], chosen: [], calls: {} });
});
