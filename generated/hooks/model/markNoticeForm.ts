// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { MessageId } from './messageId.ts';

/**
 * The notice to mark.
 */
export interface MarkNoticeForm {
  messageId: MessageId;
}
