/**
 * Flags of Node for a process that imports. Garbage may be a third of what is in use, not several times as much: 100 MB less for a
 * fifteenth more of processor time.
 */
export const importFlags: readonly string[] = ['--heap-growing-percent=30'];
