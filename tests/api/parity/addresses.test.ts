import { constants } from '#generated/constants.ts';
import { addressFields as fields, type ListedAddress as Listed } from '../support/address-fields.ts';
import type { ParityCase, Side, SideBuyer, SideReply } from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

async function list(side: Side, buyer: SideBuyer): Promise<readonly Listed[]> {
  return (await side.call('listAddresses', { pageNum: 1, pageSize: 100 }, buyer)).data;
}

/** The list as facts that are compared: contacts in order, the default one with a star. */
async function listContacts(side: Side, buyer: SideBuyer): Promise<SideReply> {
  const listed = await list(side, buyer);
  return { code: 0, params: listed.map(({ contacts, defaultState }) => contacts + '*'.repeat(defaultState)) };
}

type Run = (side: Side, buyer: SideBuyer, id: (contacts: string) => number) => ReturnType<ParityCase['run']>;

/** A member with addresses of these contacts. */
function withAddresses(title: string, contacts: string, codes: readonly number[], run: Run): ParityCase {
  return {
    title,
    codes,
    async run(side) {
      const buyer = await side.addBuyer();
      for (const one of contacts) await side.call('addAddress', fields(one), buyer);
      const listed = await list(side, buyer);
      return run(side, buyer, (name) => listed.find((one) => one.contacts === name)?.addressId ?? 0);
    },
  };
}

const cases: readonly ParityCase[] = [
  withAddresses('lists the default one first, then the last added', 'ABC', [0], listContacts),
  withAddresses('makes another one the default', 'ABC', [0, 0], async (side, buyer, id) => [
    await side.call('editAddress', { ...fields('B'), addressId: id('B'), defaultState: 1 }, buyer),
    await listContacts(side, buyer),
  ]),
  withAddresses(
    'makes the newest the default when the default one is deleted',
    'ABC',
    [0, 0],
    async (side, buyer, id) => [
      await side.call('deleteAddresses', { ids: String(id('A')) }, buyer),
      await listContacts(side, buyer),
    ],
  ),
  withAddresses('deletes all or none', 'AB', [4004, 0], async (side, buyer, id) => [
    await side.call('deleteAddresses', { ids: `${id('A')},2000000000` }, buyer),
    await listContacts(side, buyer),
  ]),
  withAddresses('refuses a region that is not complete', '', [4000], (side, buyer) =>
    side.call('addAddress', { ...fields('A'), country: 'China,Guangdong' }, buyer),
  ),
  withAddresses('refuses the address of another member', 'A', [4004, 4004], async (side, _, id) => {
    const other = await side.addBuyer();
    return [
      await side.call('editAddress', { ...fields('B'), addressId: id('A'), defaultState: 1 }, other),
      await side.call('deleteAddresses', { ids: String(id('A')) }, other),
    ];
  }),
  withAddresses('refuses an address that does not exist', '', [4004], (side, buyer) =>
    side.call('editAddress', { ...fields('A'), addressId: 999_999, defaultState: 1 }, buyer),
  ),
  withAddresses(
    'refuses more addresses than a member keeps',
    'A'.repeat(constants.maxAddresses),
    [4009],
    (side, buyer) => side.call('addAddress', fields('B'), buyer),
  ),
];

describeParity('the addresses of a member', cases);
