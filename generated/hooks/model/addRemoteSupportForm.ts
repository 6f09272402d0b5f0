// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AddRemoteSupportFormCommunication } from './addRemoteSupportFormCommunication.ts';
import type { AddRemoteSupportFormLanguageType } from './addRemoteSupportFormLanguageType.ts';

/**
 * A new request. Every field is required.
 */
export interface AddRemoteSupportForm {
  /**
     * The question.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  remark1: string;
  /** How to talk: 1 video, 2 phone, 3 other. The choices come from the call of communication types; when it returns none, these three. */
  communication: AddRemoteSupportFormCommunication;
  /**
     * How to be reached, for example an account or a number.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  communicationRemark: string;
  /**
     * The day of the appointment, yyyy-MM-dd, after today.
     * @maxLength 10
     */
  scheduled: string;
  /** Language of the talk: 1 Chinese, any other value English. */
  languageType: AddRemoteSupportFormLanguageType;
  /**
     * What else there is to say.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  remark: string;
}
