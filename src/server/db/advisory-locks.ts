/**
 * PostgreSQL advisory locks between processes. The numbers are arbitrary but must differ: filling the demo shop holds its lock
 * while the import inside it takes another.
 */
export const advisoryLocks = { migration: 7_203_511, import: 7_203_512, demoShop: 7_203_513 } as const;
