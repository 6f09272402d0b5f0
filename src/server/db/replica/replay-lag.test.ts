import { expect, it } from 'vitest';
import { parseLsn } from './lsn.ts';
import { ReplayLag } from './replay-lag.ts';

it('WAL positions are parsed to increasing numbers.', () => {
  expect(parseLsn('0/FFFFFFFF') < parseLsn('1/0')).toBe(true);
  expect(parseLsn('16/B374D848')).toBe(0x16b374d848n);
});

it('The lag is unknown until both servers were polled.', () => {
  const lag = new ReplayLag();
  expect(lag.ms).toBe(Number.POSITIVE_INFINITY);
  lag.primary(100n, 0);
  expect(lag.ms).toBe(Number.POSITIVE_INFINITY);
  lag.replica(100n);
  expect(lag.ms).toBe(0);
});

it('The lag grows while the primary writes and the replica is stalled.', () => {
  const lag = new ReplayLag();
  lag.primary(100n, 0);
  lag.replica(100n);
  lag.primary(200n, 1000);
  lag.replica(150n);
  lag.primary(300n, 2000);
  expect(lag.ms).toBe(2000);
  lag.replica(200n);
  expect(lag.ms).toBe(1000);
  lag.replica(300n);
  expect(lag.ms).toBe(0);
});

it('The lag stays zero while the primary writes nothing.', () => {
  const lag = new ReplayLag();
  for (let at = 0; at < 100_000; at += 500) {
    lag.primary(100n, at);
    lag.replica(100n);
  }
  expect(lag.ms).toBe(0);
});

it('A replica that is stalled for long accumulates only few samples.', () => {
  const lag = new ReplayLag();
  lag.primary(1n, 0);
  lag.replica(1n);
  for (let turn = 1; turn <= 5000; turn += 1) lag.primary(BigInt(turn + 1), turn * 500);
  expect(lag.ms).toBe(2_500_000);
});

it('The tracker knows whether a change has been replayed.', () => {
  const lag = new ReplayLag();
  lag.replica(150n);
  expect([149n, 150n, 151n].map((lsn) => lag.hasReplayed(lsn))).toEqual([true, true, false]);
});
