import type { Language } from '#contract/exchange.ts';
import type { Json } from '#description/json.ts';
import type { Fits } from '../mutate.ts';
import { anywhere, honest, jsonLie, lie, plantOf, requestLie, withField } from '../mutate.ts';
import { type Ground, jsonOf, type Plant, withJson } from '../mutation.ts';
import { changeAt, valuesAt } from '../places.ts';

const language = 'language';

function other(one: Language): Language {
  return one === 'en_US' ? 'zh_CN' : 'en_US';
}

export function textOf(
  { contract }: Pick<Ground, 'contract'>,
  code: Json | undefined,
  tongue: Language,
): string {
  const name = contract.description.codes.find((row) => row.code === code)?.name ?? '';
  return contract.description.texts[tongue].codes[name] ?? name;
}

function translatedOf(operation: Ground['operation']): string[] {
  return operation.relations.flatMap((row) => ('translated' in row ? [row.translated] : []));
}

const isTranslated: Fits = (operation) => translatedOf(operation).length > 0;

/** Takes what stands at a pointer from the answer in the other language. */
function fromOther(name: string, pointers: (ground: Ground) => readonly string[], fits: Fits): Plant {
  return plantOf(language, name, fits, (ground) => async (asked, ask) => {
    const right = await ask();
    const json = jsonOf(right);
    if (json?.code !== 0) return honest(right);
    const foreign = jsonOf(await ask(withField(asked.request, 'language', other(asked.language))));
    if (!foreign) return honest(right);
    for (const pointer of pointers(ground)) {
      const values = valuesAt(foreign, pointer);
      changeAt(json, pointer, () => values.shift());
    }
    const answer = withJson(right, json);
    return answer.text === right.text ? honest(right) : lie(answer);
  });
}

/** Texts in the language of the request. */
export const languagePlants: readonly Plant[] = [
  requestLie(
    [language, 'language is ignored'],
    ({ request }) => withField(request, 'language', 'zh_CN'),
    isTranslated,
  ),
  requestLie(
    [language, 'languages are mixed up'],
    ({ request, language: asked }) => withField(request, 'language', other(asked)),
    isTranslated,
  ),
  fromOther('data is in the other language', () => ['/data'], isTranslated),
  fromOther(
    'one field is not translated',
    ({ operation }) => translatedOf(operation).slice(0, 1),
    isTranslated,
  ),
  jsonLie([language, 'msg is in the other language'], 'success', (json, asked, ground) => ({
    ...json,
    msg: textOf(ground, 0, other(asked.language)),
  })),
  jsonLie([language, 'msg of a refusal is always Chinese'], 'refusal', (json, asked, ground) =>
    asked.language === 'en_US' && json.code !== 4000
      ? { ...json, msg: textOf(ground, json.code, 'zh_CN') }
      : undefined,
  ),
  jsonLie([language, 'msg of a refused field is always Chinese'], 'refusal', (json, asked, ground) =>
    asked.language === 'en_US' && json.code === 4000
      ? { ...json, msg: textOf(ground, json.code, 'zh_CN') }
      : undefined,
  ),
  jsonLie([language, 'msg is the text of another code'], 'refusal', (json, asked, ground) =>
    json.code === 4000
      ? undefined
      : { ...json, msg: textOf(ground, json.code === 4004 ? 4003 : 4004, asked.language) },
  ),
  jsonLie([language, 'msg of success is another text'], 'success', (json, asked) => ({
    ...json,
    msg: asked.language === 'en_US' ? 'The request was handled' : '请求已处理',
  })),
  jsonLie([language, 'msg is empty'], 'any', (json) => ({ ...json, msg: '' }), anywhere),
  jsonLie([language, 'msg is the name of the code'], 'refusal', (json, _, { contract }) => ({
    ...json,
    msg: contract.description.codes.find((row) => row.code === json.code)?.name ?? 'unknown',
  })),
  jsonLie([language, 'msg keeps its placeholder'], 'refusal', (json) =>
    json.code === 4000 ? { ...json, msg: `${String(json.msg)} {field}` } : undefined,
  ),
];
