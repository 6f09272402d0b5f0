import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chatAbout } from '#domain/chat/chat-target.ts';
import { ownPutId } from '#domain/chat/sender.ts';
import { pageSizes } from '#generated/constants.ts';
import { listChatMessages } from '#generated/hooks/chat/chat.ts';
import { getCountUnreadMessagesQueryKey } from '#generated/hooks/frame/frame.ts';
import { getListOrderChatsQueryKey } from '#generated/hooks/messages/messages.ts';
import type { ChatMessage } from '#generated/hooks/model/chatMessage.ts';
import type { ListChatMessagesParams } from '#generated/hooks/model/listChatMessagesParams.ts';
import { mergeMessages } from './merge-messages.ts';

const { chatHistory, chatPoll } = pageSizes.listChatMessages;
const quiet = { meta: { suppressErrorToast: true } };

/** The known messages of one chat; reading them marks those of the other side as read. */
function useMessages() {
  const queries = useQueryClient();
  const known = useRef<readonly ChatMessage[]>([]);
  const [messages, setMessages] = useState(known.current);
  const add = useCallback(
    (read: readonly ChatMessage[]) => {
      known.current = mergeMessages(known.current, read);
      setMessages(known.current);
      if (read.every(({ putId }) => putId === ownPutId)) return;
      void queries.invalidateQueries({ queryKey: getCountUnreadMessagesQueryKey() });
      void queries.invalidateQueries({ queryKey: getListOrderChatsQueryKey() });
    },
    [queries],
  );
  return { messages, known, add };
}

/** The history of a chat in pages, and the newer messages. */
export function useChat(orderNo: string) {
  const { messages, known, add } = useMessages();
  /** The newest message when the history was opened, which keeps the pages stable. */
  const anchor = useRef('');
  const [older, setOlder] = useState(true);
  const { getId, objectId } = chatAbout(orderNo);
  const read = (params: Omit<ListChatMessagesParams, 'getId' | 'objectId'>) =>
    listChatMessages({ getId, objectId, ...params });
  const history = useMutation({
    ...quiet,
    mutationFn: (pageNum: number) =>
      read({ queryType: 'his', pageNum, pageSize: chatHistory, remark1: anchor.current }),
    onSuccess: ({ data, params }, pageNum) => {
      if (pageNum === 1) anchor.current = data[0]?.remark1 ?? '';
      setOlder(params.totalDataCounts > pageNum * chatHistory);
      add(data);
    },
  });
  const newer = useMutation({
    ...quiet,
    mutationFn: () =>
      read({
        queryType: 'newst',
        pageNum: 1,
        pageSize: chatPoll,
        remark1: known.current.at(-1)?.remark1 ?? '',
      }),
    onSuccess: ({ data }) => add(data),
  });
  const { mutate } = history;
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    mutate(1);
  }, [mutate]);
  const pages = useRef(0);
  if (history.isSuccess) pages.current = Math.max(pages.current, history.variables);
  return {
    messages,
    hasOlder: older,
    isRead: pages.current > 0,
    isReading: history.isPending,
    failure: history.error,
    readOlder: () => {
      if (!history.isPending && older) mutate(pages.current + 1);
    },
    readNewer: () => newer.mutateAsync(),
  };
}
