import { useState } from 'react';
import { failureText } from '#web/api/failure-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** Unsent text by order, so that a window that closes by itself loses no text. */
const drafts = new Map<string, string>();

/** The text of the box, and why the last one was not sent. */
export function useDraftText(orderNo: string) {
  const { t } = useTexts();
  const [text, setText] = useState(drafts.get(orderNo) ?? '');
  const [failure, setFailure] = useState<string>();
  const write = (next: string) => {
    drafts.set(orderNo, next);
    setText(next);
    setFailure(undefined);
  };
  return {
    text,
    failure,
    write,
    /** Puts an unsent text back, before what was typed in the meantime. */
    giveBack: (content: string, error: Error) => {
      const typed = drafts.get(orderNo)?.trim();
      write(typed ? `${content}\n${typed}` : content);
      setFailure(failureText(error, t, (reason) => t('chat.box.refused', { reason })));
    },
  };
}
