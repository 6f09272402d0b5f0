// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RemoteSupportAuditStatus } from './remoteSupportAuditStatus.ts';
import type { RemoteSupportCommunication } from './remoteSupportCommunication.ts';
import type { RemoteSupportLanguageType } from './remoteSupportLanguageType.ts';
import type { SupportId } from './supportId.ts';

/**
 * A request for remote support.
 */
export interface RemoteSupport {
  supportId: SupportId;
  /**
     * The question.
     * @minLength 1
     * @maxLength 500
     */
  remark1: string;
  /** How to talk: 1 video, 2 phone, 3 other. The choices come from the call of communication types; when it returns none, these three. */
  communication: RemoteSupportCommunication;
  /**
     * How to be reached, for example an account or a number.
     * @minLength 1
     * @maxLength 50
     */
  communicationRemark: string;
  /**
     * The day of the appointment, yyyy-MM-dd, after today.
     * @maxLength 10
     */
  scheduled: string;
  /** Language of the talk: 1 Chinese, any other value English. */
  languageType: RemoteSupportLanguageType;
  /**
     * What else there is to say.
     * @minLength 1
     * @maxLength 500
     */
  remark: string;
  /** State of the request. Any value not listed is shown as cancelled. */
  auditStatus: RemoteSupportAuditStatus;
}
