import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const fields = {
  remark1: 'How should the analogue ground be laid out?',
  communication: 1,
  communicationRemark: 'Zoom 845 2207 7190',
  scheduled: '2027-03-01',
  languageType: 1,
  remark: 'Four-layer board',
};

describe('the day of the appointment', () => {
  const tooEarly = {
    code: codes.fieldRefused,
    params: { fields: [{ field: 'scheduled', rule: 'afterToday' }] },
  };

  const secondsUntil = (moment: string) => (Date.parse(moment) - shop.clock.now().getTime()) / 1000;

  /** Midnight in Beijing is 16:00 UTC. */
  it.each([
    ['a second before midnight in Beijing', '2026-12-09T15:59:59Z', '2026-12-09', '2026-12-10'],
    ['at midnight in Beijing', '2026-12-09T16:00:00Z', '2026-12-10', '2026-12-11'],
    ['before midnight in London', '2026-12-09T23:59:59Z', '2026-12-10', '2026-12-11'],
    ['at the end of a year', '2026-12-31T15:59:59Z', '2026-12-31', '2027-01-01'],
  ])('%s comes after the current day there', async (_, now, today, tomorrow) => {
    shop.clock.pass(secondsUntil(now));
    const { token } = await signInNewMember(shop);
    const send = (scheduled: string) =>
      shop.call('addRemoteSupport', { ...fields, scheduled }, { token, language: 'en_US' });
    expect(await send(today)).toMatchObject({ ...tooEarly, msg: 'Appointment date must be after today' });
    expect(await send('2026-01-01')).toMatchObject(tooEarly);
    expect((await send(tomorrow)).code).toBe(codes.success);
    const { data } = await shop.call('listRemoteSupports', {}, { token });
    expect(data).toMatchObject([{ scheduled: tomorrow }]);
    const edited = { ...fields, supportId: data[0].supportId };
    expect(await shop.call('editRemoteSupport', { ...edited, scheduled: today }, { token })).toMatchObject(
      tooEarly,
    );
    expect((await shop.call('editRemoteSupport', { ...edited, scheduled: tomorrow }, { token })).code).toBe(
      codes.success,
    );
  });

  it.each(['2027-2-1', '2027-02-30', '01/03/2027', '20270301'])('is not %s', async (scheduled) => {
    const { token } = await signInNewMember(shop);
    expect(
      (await shop.call('addRemoteSupport', { ...fields, scheduled }, { token })).params.fields,
    ).toMatchObject([{ field: 'scheduled' }]);
  });
});
