// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listRemoteSupportsRequest: Validator;
export declare const listRemoteSupportsAnswer: Validator;
export declare const addRemoteSupportRequest: Validator;
export declare const addRemoteSupportAnswer: Validator;
export declare const editRemoteSupportRequest: Validator;
export declare const editRemoteSupportAnswer: Validator;
export declare const cancelRemoteSupportRequest: Validator;
export declare const cancelRemoteSupportAnswer: Validator;
export declare const listCommunicationTypesRequest: Validator;
export declare const listCommunicationTypesAnswer: Validator;
