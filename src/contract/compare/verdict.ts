/** Breaking: somebody who keeps to the old description gets hurt. Cosmetic: nothing changes on the wire. */
export type Level = 'breaking' | 'compatible' | 'cosmetic';
/** Whom it concerns: who sends requests, who reads responses, or who makes the call at all. */
export type Side = 'request' | 'answer' | 'call';

/** A level with its reason. */
export type Verdict = readonly [level: Level, reason: string];
