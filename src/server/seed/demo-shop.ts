import type { Pool } from 'pg';
import { demoContent } from '#server/demo/content/index.ts';
import type { DemoShop } from './fill-demo-shop.ts';

/** The demo shop: its catalogue goes the way of any supplier's file. */
export function demoShop(_pool: Pool): DemoShop {
  return { content: demoContent, loadCatalogue: async () => undefined };
}
