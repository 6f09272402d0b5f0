import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import type { CallingMember } from '#server/call-context.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { findSession, readSignedLink, signedLink } from '#server/session/index.ts';
import { openSession } from '#server/session/login.ts';
import { openTestDatabase } from '../support/database.ts';
import { addMember } from '../support/members.ts';

let database: OpenDatabase;
let member: CallingMember | undefined;
let own: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  member = await findSession(db, await openSession(db, (await addMember(db)).id, now), now);
  own = `member=${member?.id}`;
});
afterAll(() => database.close());

const now = new Date('2026-11-22T08:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const target = { path: '/files/u/a.pdf', fields: { name: '合同 & more.pdf' } };
const make = () => signedLink({ db: database.db, now, member }, target);
const read = (link: string, at = now) => readSignedLink(database.db, `http://shop.test${link}`, at);

describe('a signed link', () => {
  it('carries its fields until it expires', async () => {
    const link = await make();
    const fields = await read(link, later(constants.signedLinkLife - 1));
    expect(fields).toBeInstanceOf(URLSearchParams);
    expect(Object.fromEntries(new URLSearchParams(fields))).toMatchObject({
      ...target.fields,
      member: String(member?.id),
    });
    expect(await read(link, later(constants.signedLinkLife))).toBe('expired');
  });

  it('is refused when anything in it was changed', async () => {
    const link = await make();
    const changed = [
      link.replace('a.pdf', 'b.pdf'),
      link.replace(own, 'member=8'),
      link.replace(/session=\d+/, 'session=8'),
      link.replace(/expires=\d+/, 'expires=9999999999'),
      link.replace('?', '?member=8&'),
      `${link}&member=8`,
      link.replace(/signature=./, 'signature='),
      link.replace(/&signature=.*/, ''),
      '/files/u/a.pdf',
    ];
    for (const other of changed) expect(await read(other), other).toBe('altered');
  });

  it('is understood by every process of the shop and by no other shop', async () => {
    const link = await make();
    const other = await openTestDatabase();
    expect(await readSignedLink(other.db, `http://shop.test${link}`, now)).toBe('altered');
    await other.close();
  });
});
