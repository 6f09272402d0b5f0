/** How long a test waits for something: it only ends what hangs, for a slow machine is no reason to fail. */
export const patience = { timeout: 120_000 };
