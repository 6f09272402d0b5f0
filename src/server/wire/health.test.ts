import { expect, it } from 'vitest';
import { healthOf } from './health.ts';

const well = { isDatabaseUp: true, isDatabaseDiskFull: false, isFileDiskFull: false };

it('The shop is well while its database responds and its disks have room.', () => {
  expect(healthOf(well)).toEqual({ http: 200, status: 'ok', database: 'ok', disk: 'ok' });
});

it('A shop whose database cannot store anything is unavailable.', () => {
  expect(healthOf({ ...well, isDatabaseDiskFull: true })).toMatchObject({
    http: 503,
    status: 'unavailable',
    disk: 'full',
  });
  expect(healthOf({ ...well, isDatabaseUp: false })).toMatchObject({ http: 503, database: 'unavailable' });
});

it('A shop that can store orders and no files stays in service and is degraded.', () => {
  const found = healthOf({ ...well, isFileDiskFull: true });
  expect(found).toEqual({ http: 200, status: 'degraded', database: 'ok', disk: 'full' });
});
