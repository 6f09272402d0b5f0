import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { portOf } from '#domain/wire/port-of.ts';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as it came over the wire. */
  readonly raw: string;
}

export interface RunningSmtp {
  readonly url: string;
  readonly received: Received[];
  readonly close: () => Promise<void>;
}

const smtpUser = 'shop';
export const smtpPassword = 'Secret7mailer';

/** A real mail server on a free port of this machine, which wants a user and keeps what it is sent. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<RunningSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === smtpUser && password === smtpPassword) done(null, { user: username });
      else done(new Error('wrong user or password'));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const port = portOf(server.server);
  return {
    url: `smtp://${smtpUser}:${smtpPassword}@127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
