// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listChatMessagesRequest: Validator;
export declare const listChatMessagesAnswer: Validator;
export declare const sendChatMessageRequest: Validator;
export declare const sendChatMessageAnswer: Validator;
