import { describe, expect, it } from 'vitest';
import { checkMessage, emptyMessage, type MessageValues, mailLink } from './leave-message.ts';

const filled: MessageValues = {
  name: 'Jane Miller',
  mail: 'jane@example.com',
  country: 'Germany',
  message: 'Do you have the AO3400A on reels?',
};

describe('a message to the shop', () => {
  it('needs every field', () => {
    expect(checkMessage(emptyMessage)).toEqual({
      name: 'required',
      mail: 'required',
      country: 'required',
      message: 'required',
    });
    expect(checkMessage({ ...filled, name: '  ' })).toEqual({ name: 'required' });
    expect(checkMessage(filled)).toEqual({});
  });

  it('requires an e-mail address that a reply can reach', () => {
    for (const mail of ['jane', 'jane@', '@example.com', 'jane@example', 'a b@example.com']) {
      expect(checkMessage({ ...filled, mail })).toEqual({ mail: 'mail' });
    }
  });

  it('goes into an e-mail word for word', () => {
    const link = new URL(
      mailLink('shop@example.com', 'From the shop', { ...filled, message: 'a&b=c\n5 %?' }),
    );
    expect(link.pathname).toBe('shop@example.com');
    expect(link.searchParams.get('body')).toBe('a&b=c\n5 %?\n\nJane Miller\njane@example.com\nGermany');
  });
});
