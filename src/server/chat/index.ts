// What other areas may use; everything else is private to this folder.
export { addMessage } from './add-message.ts';
export { answerChat } from './answer-chat.ts';
export { readChats } from './read-chats.ts';
export { readAllMessages } from './read-messages.ts';
export { readReader } from './reader.ts';
export { countUnread } from './unread.ts';
