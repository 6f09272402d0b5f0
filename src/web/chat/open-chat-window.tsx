import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { closeChat, useOpenChat } from './open-chat.ts';

const chatWindow = lazyPart(['chat'], async () => (await import('./chat-window.tsx')).ChatWindow);

/** The open chat, on every page: it stays open while the member goes from the list to the order. */
export function OpenChatWindow() {
  const orderNo = useOpenChat();
  if (orderNo === undefined) return null;
  return <ShownPart key={orderNo} part={chatWindow} with={{ orderNo, onClose: closeChat }} />;
}
