import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signingPayload, signingText } from '#domain/signing.ts';
import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import type { Exchange, WireBody, WireRequest } from './exchange.ts';
import type { Target } from './target.ts';

interface CurlOptions {
  /** Fields whose value stays out: the line takes it from a shell variable instead, `$token`. */
  readonly without?: (field: string) => boolean;
}

type Pair = readonly [string, string];

const timestampName = transportHeaders.timestamp.toLowerCase();
const signName = transportHeaders.sign.toLowerCase();
const keyName = transportHeaders.idempotencyKey.toLowerCase();
/** An older signature is not taken by any server. */
const staleAfter = constants.signatureWindow * 1000;
const staleSeconds = 2 * constants.signatureWindow;
/** Characters that a shell takes literally, in every place of a command. */
const plain = /^[\w./:-]+$/;
/** Single quotes hold everything but themselves; a line must have no line breaks, and no shell passes U+0000 on. */
const unquotable = /\p{Cc}/u;

function quoteText(text: string): string {
  return plain.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** `printf` of a text with control characters, each byte of them as three octal digits. */
function toPrintf(text: string): string {
  const escaped = text.replace(/[\\%]/g, (one) => (one === '%' ? '%%' : '\\\\'));
  const octal = (one: string) =>
    [...utf8ToBytes(one)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
  return `printf ${quoteText(escaped.replace(/\p{Cc}/gu, octal))}`;
}

function textPairs({ query, body }: WireRequest): Pair[] {
  const pairs = body.kind === 'form' ? body.pairs : [];
  return [...query, ...pairs.filter((pair): pair is Pair => typeof pair[1] === 'string')];
}

/** Names as shell variables; where a value stood in quotes, its variable is in double quotes between two quoted parts. */
class Kept {
  readonly #without: (field: string) => boolean;
  readonly #marks = new Map<string, string>();

  constructor(without: CurlOptions['without']) {
    this.#without = without ?? (() => false);
  }

  /** The pair with a mark in place of a value that stays out. */
  pair<Value extends string | File>([name, value]: readonly [string, Value]): readonly [
    string,
    Value | string,
  ] {
    if (typeof value !== 'string' || !/^[A-Za-z_]\w*$/.test(name) || !this.#without(name))
      return [name, value];
    const mark = `kept.out.${name}.`;
    this.#marks.set(mark, name);
    return [name, mark];
  }

  quote(text: string): string {
    let line = quoteText(text);
    const [open, close] = line.startsWith("'") ? [`'"$`, `"'`] : ['"$', '"'];
    for (const [mark, name] of this.#marks) line = line.replaceAll(mark, () => `${open}${name}${close}`);
    return line;
  }
}

type Signed = 'right' | 'none' | 'stale' | 'wrong';

/** How the request was signed: a line that shows a refused signature again must not sign better than it did. */
function describeSigning(request: WireRequest, target: Target, isSent: boolean): Signed {
  const { [timestampName]: timestamp, [signName]: sign } = request.headers;
  if (timestamp === undefined || sign === undefined) return isSent ? 'none' : 'right';
  const { method, path } = request;
  const text = signingText({
    timestamp,
    method,
    path,
    fields: textPairs(request),
    idempotencyKey: request.headers[keyName],
    key: target.applicationKey,
  });
  if (!/^\d{10,16}$/.test(timestamp)) return 'none';
  if (bytesToHex(sha256(utf8ToBytes(text))) !== sign) return 'wrong';
  return target.now().getTime() - Number(timestamp) > staleAfter ? 'stale' : 'right';
}

/** The first response to a key is kept, or the second one refused: a line that is run again makes a new one. */
const newKey = 'k=$(uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid)';

/** Whether a new idempotency key serves a request as well as its own. */
function hasKey({ headers }: WireRequest): boolean {
  return /^[0-9a-f-]{36}$/i.test(headers[keyName] ?? '');
}

/** Sets `t`, `k` where the request has a key, and, where the line signs, `s`: the SHA-256 of the lines that a signature covers. */
function signingCommands(request: WireRequest, signed: Signed, key: string, secrets: Kept): string[] {
  const seconds = signed === 'stale' ? `$(($(date +%s)-${staleSeconds}))` : '$(date +%s)';
  const time = `t=${seconds}000`;
  const made = hasKey(request) ? [time, newKey] : [time];
  if (signed === 'none' || signed === 'wrong') return made;
  const payload = signingPayload(textPairs(request).map((pair) => secrets.pair(pair)));
  const { method, path } = request;
  const given = request.headers[keyName];
  const keyLine = given === undefined ? [] : [hasKey(request) ? '"$k"' : quoteText(given)];
  const parts = [
    quoteText(method.toUpperCase()),
    quoteText(path),
    secrets.quote(payload),
    ...keyLine,
    quoteText(key),
  ];
  const form = Array.from({ length: parts.length + 1 }, () => '%s').join('\\n');
  const hash = '(sha256sum 2>/dev/null || openssl dgst -sha256 -r)';
  return [...made, `s=$(printf '${form}' "$t" ${parts.join(' ')} | ${hash} | cut -c1-64)`];
}

function headerArguments(request: WireRequest, signed: Signed): string[] {
  const own =
    signed === 'none'
      ? []
      : [
          `-H "${transportHeaders.timestamp}: $t"`,
          signed === 'wrong'
            ? `-H ${quoteText(`${transportHeaders.sign}: ${request.headers[signName] ?? ''}`)}`
            : `-H "${transportHeaders.sign}: $s"`,
        ];
  const others = Object.entries(request.headers).flatMap(([name, value]) => {
    if (signed !== 'none' && (name === timestampName || name === signName)) return [];
    if (name === keyName && hasKey(request)) return [`-H "${transportHeaders.idempotencyKey}: $k"`];
    return [`-H ${quoteText(value === '' ? `${name};` : `${name}: ${value}`)}`];
  });
  return [...own, ...others];
}

interface Body {
  readonly arguments: readonly string[];
  /** Commands before it. */
  readonly before?: readonly string[];
  /** What is piped into curl. */
  readonly input?: string;
  readonly note?: string;
}

function fileArgument(name: string, file: File): string {
  const inQuotes = `"${file.name.replace(/["\\]/g, '\\$&')}"`;
  const type = file.type === '' ? '' : `;type=${file.type}`;
  return `-F ${quoteText(`${name}=@${inQuotes}${type}`)}`;
}

function bodyOf(body: WireBody, secrets: Kept): Body {
  if (body.kind === 'none') return { arguments: [] };
  if (body.kind === 'raw') {
    const type = `-H ${quoteText(`content-type: ${body.mediaType}`)}`;
    return unquotable.test(body.text)
      ? { arguments: [type, '--data-binary @-'], input: toPrintf(body.text) }
      : { arguments: [type, `--data-raw ${quoteText(body.text)}`] };
  }
  const pairs = body.pairs.map((pair) => secrets.pair(pair));
  const files = pairs.map(([, value]) => value).filter((value) => typeof value !== 'string');
  if (!body.multipart && files.length === 0) {
    const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
    return { arguments: [`--data-raw ${secrets.quote(text)}`] };
  }
  const note = files
    .map(({ name, type, size }) => `${name} (${type || 'no type'}, ${size} bytes)`)
    .join(', ');
  const before: string[] = [];
  const formArguments = pairs.map(([name, value]) => {
    if (typeof value !== 'string') return fileArgument(name, value);
    const text = `${name}=${value}`;
    if (!unquotable.test(text)) return `--form-string ${secrets.quote(text)}`;
    // What a command prints loses the line breaks at its end, therefore the underscore.
    const variable = `f${before.length}`;
    before.push(`${variable}=$(${toPrintf(`${text}_`)}); ${variable}=\${${variable}%_}`);
    return `--form-string "$${variable}"`;
  });
  return {
    arguments: formArguments,
    before,
    ...(note === '' ? {} : { note: `needs in this folder: ${note}` }),
  };
}

/**
 * A line for a shell (bash, zsh, dash) that sends a request again, at any time: it reads the clock and signs by itself. A
 * signature that was missing, stale or wrong is so again; an Idempotency-Key is a new one; files are named, not contained.
 * Takes an exchange, or a request that is not signed yet.
 */
export function curlOf(target: Target, sent: Exchange | WireRequest, { without }: CurlOptions = {}): string {
  const isSent = 'request' in sent;
  const request = isSent ? sent.request : sent;
  const secrets = new Kept(without);
  const signed = describeSigning(request, target, isSent);
  const query = new URLSearchParams(request.query.map((pair) => [...secrets.pair(pair)]));
  const url = `${target.baseUrl}${request.path}${query.size > 0 ? `?${query}` : ''}`;
  const body = bodyOf(request.body, secrets);
  const method = request.method.toUpperCase();
  const curl = [
    'curl -sS -i',
    ...(method === 'GET' ? (request.body.kind === 'none' ? [] : ['-X GET']) : [`-X ${quoteText(method)}`]),
    secrets.quote(url),
    ...headerArguments(request, signed),
    ...body.arguments,
  ].join(' ');
  const commands = [
    ...signingCommands(request, signed, target.applicationKey, secrets),
    ...(body.before ?? []),
    `${body.input ? `${body.input} | ` : ''}${curl}`,
  ].join('; ');
  return body.note === undefined ? commands : `${commands} # ${body.note.replace(/\p{Cc}/gu, ' ')}`;
}
