// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ListChatMessagesQueryType = typeof ListChatMessagesQueryType[keyof typeof ListChatMessagesQueryType];


export const ListChatMessagesQueryType = {
  his: 'his',
  newst: 'newst',
} as const;
