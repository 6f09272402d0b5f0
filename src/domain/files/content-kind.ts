import { extensionOf } from './file-names.ts';

/** What the first bytes of a file show. */
export type ContentKind = 'pdf' | 'ole' | 'zip' | 'png' | 'jpeg' | 'webp' | 'text' | 'unknown';

/** As many bytes from the start of a file are enough to recognise its kind. */
export const headBytes = 4096;

const kindOfExtension: Readonly<Record<string, ContentKind>> = {
  '.pdf': 'pdf',
  '.doc': 'ole',
  '.xls': 'ole',
  '.docx': 'zip',
  '.xlsx': 'zip',
  '.zip': 'zip',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.csv': 'text',
  '.txt': 'text',
};

/** First bytes in hexadecimal, `..` for any byte. */
const signatures: readonly (readonly [ContentKind, string])[] = [
  ['pdf', '255044462d'],
  ['ole', 'd0cf11e0a1b11ae1'],
  ['zip', '504b0304'],
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
  ['webp', '52494646........57454250'],
];

/** Programs and pages that contain nothing but text: scripts by their first line, markup that a browser would run. */
const activeText = /^\s*(#!|<\?|<!doctype|<html|<script|<svg)/i;

function isText(head: Uint8Array): boolean {
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (utf16) return true;
  const isControl = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x20);
  if (head.some(isControl)) return false;
  return !activeText.test(String.fromCharCode(...head.subarray(0, 64)).replace('\u00ef\u00bb\u00bf', ''));
}

/** Recognises a file by its first {@link headBytes} bytes, not by its name. */
export function contentKind(head: Uint8Array): ContentKind {
  const hex = Array.from(head.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const found = signatures.find(([, start]) => new RegExp(`^${start}`).test(hex));
  return found?.[0] ?? (isText(head) ? 'text' : 'unknown');
}

/** Whether the first bytes of a file are of the kind that its name promises. */
export function fitsName(name: string, head: Uint8Array): boolean {
  return kindOfExtension[extensionOf(name)] === contentKind(head);
}
