// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GetMemberAnswerParams } from './getMemberAnswerParams.ts';
import type { Member } from './member.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The personal data and the grades.
 */
export interface GetMemberAnswer {
  code: SuccessCode;
  msg: Message;
  data: Member;
  /** What belongs to the response. */
  params: GetMemberAnswerParams;
}
