import type { DemoContent } from '#server/seed/demo-content.ts';
import { banners } from './banners.ts';
import { documents } from './documents/index.ts';
import { friendLinks } from './friend-links.ts';
import { help } from './help/index.ts';
import { cart, notices } from './member.ts';
import { news } from './news/index.ts';
import { orders, receiver, topUps } from './orders.ts';
import { profile } from './profile.ts';
import { solutions } from './solutions/index.ts';

/** What the demo shop says and shows beside its catalogue. */
export const demoContent: DemoContent = {
  banners,
  news,
  profile,
  friendLinks,
  solutions,
  help,
  documents,
  notices,
  cart,
  topUps,
  orders,
  receiver,
};
