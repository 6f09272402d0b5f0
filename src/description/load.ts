import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Code, Description, Language, Texts } from './description.ts';
import { asList, asObject, asText, type Json } from './json.ts';
import { readLayers } from './layers.ts';
import { listOperations } from './operations.ts';

/**
 * Reads a description folder (`openapi/`): the OpenAPI 3.1 document in one piece, without and with its Overlays, its
 * operations, the closed list of codes and the texts of both languages. Throws where a file is missing, or a reference or
 * a target of an Overlay leads nowhere.
 */
export function loadDescription(folder: string): Description {
  const read = (name: string): Json => parse(readFileSync(join(folder, name), 'utf8'));
  const { contract, document, origins, overlays } = readLayers(folder);
  const codes = readCodes(read('codes.yaml'));
  return {
    folder,
    contract,
    document,
    origins,
    overlays,
    operations: listOperations(document, codes),
    codes,
    texts: { zh_CN: readTexts(read, 'zh_CN'), en_US: readTexts(read, 'en_US') },
  };
}

/** `codes.yaml` is a map code → row. */
function readCodes(content: Json): Code[] {
  return Object.entries(asObject(content)).map(([code, value]) => {
    const row = asObject(value);
    return {
      code: Number(code),
      name: asText(row.name),
      http: typeof row.http === 'number' ? row.http : 200,
      everywhere: row.everywhere === true || typeof row.http === 'number',
      params: asList(row.params).map(asText),
      description: asText(row.description),
    };
  });
}

function readTexts(read: (name: string) => Json, language: Language): Texts {
  const content = asObject(read(`texts/${language}.yaml`));
  const section = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(asObject(content[name])).map(([key, text]) => [key, String(text)]));
  return {
    codes: section('codes'),
    fields: section('fields'),
    enums: section('enums'),
    rules: section('rules'),
  };
}
