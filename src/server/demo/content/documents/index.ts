import type { DemoDocumentType } from '#server/seed/demo-content.ts';
import { both } from '../markup.ts';
import { applicationNotes } from './application-notes.ts';
import { compliance } from './compliance.ts';
import { handling } from './handling.ts';
import { ordering } from './ordering.ts';
import { packages } from './packages.ts';
import { selectionGuides } from './selection-guides.ts';

/** The technical documents of the shop, by category. */
export const documents: readonly DemoDocumentType[] = [
  { name: both('应用笔记', 'Application notes'), documents: applicationNotes },
  { name: both('选型指南', 'Selection guides'), documents: selectionGuides },
  { name: both('封装资料', 'Package data sheets'), documents: packages },
  { name: both('环保与合规', 'Compliance'), documents: compliance },
  { name: both('焊接与储存', 'Soldering and storage'), documents: handling },
  { name: both('价格与订购', 'Prices and ordering'), documents: ordering },
];
