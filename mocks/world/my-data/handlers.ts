import { decideInSteps } from '#domain/decide-in-steps.ts';
import {
  blankMember,
  type ClosedTable,
  closedEmail,
  closedTables,
  fateOf,
} from '#domain/my-data/after-closing.ts';
import { closingBlockers, decideClosing, refuseBlocked } from '#domain/my-data/closing.ts';
import { requireSecondFactor } from '../account-security/second-factor.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import type { CollectionName } from '../entries.ts';
import { checkLoginPassword } from '../session/login-password.ts';
import { closingFacts } from './closing-facts.ts';

/** Where the world keeps what a table of the database keeps. */
const collections: Readonly<Partial<Record<ClosedTable, CollectionName>>> = {
  session: 'sessions',
  secondFactor: 'secondFactors',
  address: 'addresses',
  cartItem: 'cartItems',
  favourite: 'favourites',
  footprint: 'footprints',
  stockAlert: 'stockAlerts',
  notice: 'notices',
  project: 'projects',
  remoteSupport: 'remoteSupports',
  chatMessage: 'chatMessages',
};

/** Only what goes: nobody can see what is blanked, for nobody can sign in to the account again. */
function removeEntries({ store }: Call['world'], memberId: number): void {
  for (const table of closedTables) {
    const collection = collections[table];
    if (!collection || fateOf(table) !== 'deleted') continue;
    for (const entry of store.all(collection)) if (entry.$owner === memberId) store.remove(collection, entry);
  }
}

/** Custom because it changes the whole world of a member. */
export const myDataHandlers: CustomHandlers = {
  async deleteAccount(call, { password, secondFactor }) {
    const { store, outbox } = call.world;
    const member = callingMember(call);
    const refuseIfBlocked = () => refuseBlocked(closingBlockers(closingFacts(call), call.now));
    const refusal = await decideInSteps(decideClosing, {
      blocked: refuseIfBlocked,
      wrongPassword: () => checkLoginPassword(call, password),
      secondFactor: () => requireSecondFactor(call, member.$id, { given: secondFactor }),
      overtaken: refuseIfBlocked,
    });
    if (refusal) return refusal;
    removeEntries(call.world, member.$id);
    for (const sent of store.all('mailedCodes'))
      if (sent.email === member.email) store.remove('mailedCodes', sent);
    outbox.sendNotice(member.email, 'deleteAccount');
    const { $id, $owner, grade } = member;
    const email = closedEmail($id);
    // No field of the profile is left, so the entry is a new one.
    store.put('members', { $id, $owner, grade, email, ...blankMember, $password: '' });
    return { ok: true };
  },
};
