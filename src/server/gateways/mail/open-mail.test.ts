import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { withPending } from './open-mail.ts';

const mail: Mail = { to: 'a@example.com', subject: 'S', text: 'T', html: '<p>T</p>', at: new Date(0) };

describe('a mail gateway that is closed', () => {
  it('Closing the mail gateway waits for pending mails, including failing ones.', async () => {
    const events: string[] = [];
    const waiting: (() => void)[] = [];
    const gateway = withPending({
      check: async () => undefined,
      send: ({ to }) =>
        new Promise((resolve, reject) => {
          waiting.push(() => {
            events.push(to);
            if (to === mail.to) resolve();
            else reject(new Error('refused'));
          });
        }),
      close: async () => void events.push('closed'),
    });
    const first = gateway.send(mail);
    const second = gateway.send({ ...mail, to: 'b@example.com' }).catch((error: Error) => error.message);
    const closed = gateway.close();
    for (const go of waiting) go();
    await closed;
    expect(events).toEqual(['a@example.com', 'b@example.com', 'closed']);
    await first;
    expect(await second).toBe('refused');
  });
});
