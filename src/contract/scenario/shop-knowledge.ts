import { asObject, asText } from '#description/json.ts';
import type { ShopKnowledge } from '../relations/follow-ups.ts';
import { lackingFields } from '../relations/readers.ts';
import { columnVariants } from './columns/column-variants.ts';
import { judgeColumns } from './columns/judge-columns.ts';
import { shopHooks } from './shop-hooks.ts';

/** What the relations need to know of this shop: the columns of the catalogue, and how a form gets its captcha. */
export const shopKnowledge: ShopKnowledge = {
  numberedFilters: { judge: judgeColumns, variants: columnVariants },
  completeFields: async (caller, operation, fields) => {
    const widget = asObject(asObject(asObject(operation.body?.properties).code)['x-widget']);
    if (widget.name !== 'captcha') return undefined;
    const picture = await caller.call(asText(widget.sends));
    const loginMark = asText(asObject(asObject(picture.json).data).loginMark);
    const code = loginMark === '' ? undefined : await shopHooks(caller.target).captcha?.(loginMark);
    if (code === undefined) return undefined;
    const all = { ...fields, loginMark, code };
    return lackingFields(operation, all).length === 0 ? all : undefined;
  },
};
