import { count, desc, eq } from 'drizzle-orm';
import { defaultStateOf } from '#domain/addresses/address-rules.ts';
import { placeIn } from '#domain/addresses/region-names.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { address } from '#server/db/schema/addresses.ts';
import { addAddress, deleteAddresses, editAddress } from './change-addresses.ts';
import { regionNames, regionTree } from './regions/region-tree.ts';

export const addressesHandlers = {
  getRegionTree: async ({ language }) => ({ ok: true, data: regionTree(language) }),

  async listAddresses(context, { pageNum, pageSize }) {
    const mine = eq(address.memberId, callingMember(context).id);
    const [total] = await context.db.select({ items: count() }).from(address).where(mine);
    const rows = await context.db
      .select()
      .from(address)
      .where(mine)
      .orderBy(desc(address.isDefault), desc(address.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = rows.map(({ id, memberId, isDefault, createdAt, ...fields }) => ({
      addressId: id,
      ...fields,
      country: placeIn(context.language, regionNames(), fields.country),
      defaultState: defaultStateOf(isDefault),
    }));
    return { ok: true, data, params: { totalDataCounts: total?.items ?? 0 } };
  },

  addAddress,
  editAddress,
  editAddressByPost: editAddress,
  deleteAddresses,
} satisfies Partial<AppHandlers>;
