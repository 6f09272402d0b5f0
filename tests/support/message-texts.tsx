import { fireEvent, screen } from '@testing-library/react';
import { dismissMessage, useMessages } from '#web/toasts/message-store.ts';

/** The messages of the shop as plain buttons such as `success: Saved`; the real ones are in a popover, which jsdom does not open. */
export function MessageTexts() {
  const messages = useMessages();
  return (
    <ul>
      {messages.map(({ id, tone, text }) => (
        <li key={id}>
          <button
            type="button"
            data-message=""
            onClick={() => dismissMessage(id)}
          >{`${tone}: ${text}`}</button>
        </li>
      ))}
    </ul>
  );
}

/** Leaves no message to the next test. */
export function dismissMessages(): void {
  for (const button of screen.queryAllByRole('button', { hidden: true }))
    if (button.dataset.message !== undefined) fireEvent.click(button);
}
