/**
 * Advisory locks of PostgreSQL that keep several processes apart. Any numbers will do, but no two may be equal: filling
 * the demo shop holds its own while the import inside it waits for another.
 */
export const advisoryLocks = { migration: 7_203_511, import: 7_203_512, demoShop: 7_203_513 } as const;
