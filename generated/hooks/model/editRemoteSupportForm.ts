// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { EditRemoteSupportFormCommunication } from './editRemoteSupportFormCommunication.ts';
import type { EditRemoteSupportFormLanguageType } from './editRemoteSupportFormLanguageType.ts';
import type { SupportId } from './supportId.ts';

/**
 * A changed request. Every field is required.
 */
export interface EditRemoteSupportForm {
  supportId: SupportId;
  /**
     * The question.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  remark1: string;
  /** How to talk: 1 video, 2 phone, 3 other. The choices come from the call of communication types; when it returns none, these three. */
  communication: EditRemoteSupportFormCommunication;
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
  languageType: EditRemoteSupportFormLanguageType;
  /**
     * What else there is to say.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  remark: string;
}
