import type { Readable } from 'node:stream';
import sax, { type Tag } from 'sax';

export type XmlHandlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Parses XML as it streams in; yields after each chunk so that the caller can hand on what is complete. */
export async function* parseXml(stream: Readable, handlers: XmlHandlers): AsyncGenerator<number> {
  const xml = sax.parser(true, { position: false });
  // Attributes are plain strings: the parser runs without namespaces.
  xml.onopentag = (tag) => handlers.open?.(localName(tag.name), (tag as Tag).attributes);
  xml.ontext = (text) => handlers.text?.(text);
  xml.oncdata = (text) => handlers.text?.(text);
  xml.onclosetag = (name) => handlers.close?.(localName(name));
  xml.onerror = (error) => {
    throw error;
  };
  stream.setEncoding('utf8');
  const chunks: AsyncIterable<string> = stream;
  for await (const chunk of chunks) {
    xml.write(chunk);
    yield Buffer.byteLength(chunk);
  }
  xml.close();
}

/** Some programs write `x:row` for `row`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Parses a small part of a workbook to its end. */
export async function readXml(stream: Readable, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(stream, handlers));
}

/** Excel writes control characters as `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
