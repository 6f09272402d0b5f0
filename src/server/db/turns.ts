/**
 * Advisory locks of PostgreSQL on which several processes take turns. Any numbers will do, but no two may be the same: filling
 * the demo shop holds its own while the import inside it waits for another.
 */
export const turns = { migration: 7_203_511, import: 7_203_512, demoShop: 7_203_513 } as const;
