import { CannotCheck } from '../finding.ts';
import { baseUrlOf, parsedArgs, wholeNumber } from '../options.ts';

/** What the command line of the proxy asks for. */
export interface ProxyOptions {
  readonly target: URL;
  readonly host: string;
  readonly port: number;
  /** Where the live page is. */
  readonly pagePort: number;
  /** Application key of the signature, where the target has another one. */
  readonly key?: string;
}

export const proxyHelp = `npm run contract -- proxy --target URL --port N

  --target URL       where the calls go, such as http://localhost:3000
  --port N           where the app finds the proxy (default 4300)
  --host HOST        address that it listens on (default 127.0.0.1; 0.0.0.0 for other machines)
  --page-port N      live page (default: the port after it)
  --key KEY          application key of the signature
  --help

Everything passes through unchanged. Drift is reported here and on the live page. Ctrl-C stops the proxy: exit code 0, or 1 if there was drift.
`;

const usualPort = 4300;
const mostPort = 65_535;
const text = { type: 'string' } as const;

/** Reads the command line of the proxy. Returns `help` for `--help`; throws `CannotCheck` with one clear line. */
export function readProxyOptions(args: readonly string[]): ProxyOptions | 'help' {
  const values = parsedArgs(args, {
    target: text,
    port: text,
    host: text,
    key: text,
    'page-port': text,
    help: { type: 'boolean' },
  } as const);
  if (values.help) return 'help';
  if (values.target === undefined)
    throw new CannotCheck('The proxy needs --target URL. --help lists the options.');
  const port = values.port === undefined ? usualPort : wholeNumber('port', values.port, mostPort);
  const after = port === 0 ? 0 : Math.min(port + 1, mostPort);
  return {
    target: new URL(baseUrlOf('target', values.target)),
    host: values.host ?? '127.0.0.1',
    port,
    pagePort:
      values['page-port'] === undefined ? after : wholeNumber('page-port', values['page-port'], mostPort),
    ...(values.key === undefined ? {} : { key: values.key }),
  };
}
