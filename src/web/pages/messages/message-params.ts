import { paths } from '#web/paths.ts';

export const messageTabs = ['notices', 'chats'] as const;
export type MessageTab = (typeof messageTabs)[number];

/** The tab that the address asks for; the first one when it names none. */
export function parseMessageTab(query: URLSearchParams): MessageTab {
  return messageTabs.find((tab) => tab === query.get('tab')) ?? 'notices';
}

/** The address of a tab. */
export function messagesHref(tab: MessageTab): string {
  return tab === 'notices' ? paths.messages : `${paths.messages}?tab=${tab}`;
}
