import type { Code, Description, Operation } from '#description/description.ts';
import { asObject, asText, type JsonObject } from '#description/json.ts';
import { declaredCodes } from '#description/operations.ts';

const heading = '| Code | Name | Meaning |\n|--:|---|---|\n';

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
}

function row({ code, name, description }: Code): string {
  return `| ${code} | \`${name}\` | ${cell(description)} |\n`;
}

/** The codes of one call with their meaning, for its description. */
function codesOf(operation: Operation, codes: readonly Code[]): string {
  const own = declaredCodes(operation.node);
  const rows = codes.filter(({ code }) => own.includes(code)).map(row);
  const others = codes.filter(({ everywhere, http }) => everywhere && http === 200).map(({ code }) => code);
  return `**Codes of this call**\n\n${heading}${rows.join('')}\nAs every call also ${others.join(', ')} and those with an HTTP status of their own, see the table of codes.`;
}

/** Every code with its texts, for the start page. */
function tableOfCodes({ codes, texts }: Description): string {
  const rows = codes.map(({ code, name, http, params, description }) => {
    const fields = params.map((one) => `\`${one}\``).join(', ');
    return `| ${[code, `\`${name}\``, http, fields, cell(description), cell(texts.en_US.codes[name] ?? ''), cell(texts.zh_CN.codes[name] ?? '')].join(' | ')} |\n`;
  });
  const head =
    '| Code | Name | HTTP | `params` | Meaning | `msg` in English | `msg` in Chinese |\n|--:|---|--:|---|---|---|---|\n';
  return `## Codes\n\n${head}${rows.join('')}`;
}

/**
 * The contract as it is published: without the Overlays of app and mocks, with the codes of every call in its description and
 * the table of all codes on the start page.
 */
export function publishedDocument(description: Description): JsonObject {
  const document = structuredClone(description.contract);
  for (const operation of description.operations) {
    const node = asObject(asObject(asObject(document.paths)[operation.path])[operation.method]);
    node.description = `${asText(node.description).trim()}\n\n${codesOf(operation, description.codes)}\n`;
  }
  const info = asObject(document.info);
  info.description = `${asText(info.description).trim()}\n\n${tableOfCodes(description)}`;
  return document;
}
