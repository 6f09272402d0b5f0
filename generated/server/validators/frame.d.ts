// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const countUnreadMessagesRequest: Validator;
export declare const countUnreadMessagesAnswer: Validator;
export declare const listFriendLinksRequest: Validator;
export declare const listFriendLinksAnswer: Validator;
