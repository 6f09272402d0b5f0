// What other areas may use; everything else is private to this folder.
export { countUnreadMessages } from './count-unread.ts';
export { sendNotice } from './send-notice.ts';
export { sendOrderNotices } from './send-order-notices.ts';
