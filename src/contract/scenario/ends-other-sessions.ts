/** Calls that end sessions of their member which are not that of the token: by number, where any number may be meant, or all. */
export const endsOtherSessions: ReadonlySet<string> = new Set(['logoutSession', 'logoutOtherSessions']);
