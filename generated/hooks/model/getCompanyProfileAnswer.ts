// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CompanyProfile } from './companyProfile.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The company profile.
 */
export interface GetCompanyProfileAnswer {
  code: SuccessCode;
  msg: Message;
  data: CompanyProfile;
}
