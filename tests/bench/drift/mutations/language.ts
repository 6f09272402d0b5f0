import type { Language } from '#contract/exchange.ts';
import type { Json } from '#description/json.ts';
import type { Fits } from '../mutate.ts';
import {
  anywhere,
  mutatedAnswer,
  mutateJson,
  mutateRequest,
  mutationOf,
  unchangedAnswer,
  withField,
} from '../mutate.ts';
import { jsonOf, type Mutation, type MutationContext, withJson } from '../mutation.ts';
import { changeAt, valuesAt } from '../places.ts';

const language = 'language';

function otherLanguage(one: Language): Language {
  return one === 'en_US' ? 'zh_CN' : 'en_US';
}

export function textOf(
  { contract }: Pick<MutationContext, 'contract'>,
  code: Json | undefined,
  tongue: Language,
): string {
  const name = contract.description.codes.find((row) => row.code === code)?.name ?? '';
  return contract.description.texts[tongue].codes[name] ?? name;
}

function translatedFieldsOf(operation: MutationContext['operation']): string[] {
  return operation.relations.flatMap((row) => ('translated' in row ? [row.translated] : []));
}

const isTranslated: Fits = (operation) => translatedFieldsOf(operation).length > 0;

/** Takes what is at a pointer from the answer in the other language. */
function fromOther(
  name: string,
  pointers: (context: MutationContext) => readonly string[],
  fits: Fits,
): Mutation {
  return mutationOf(language, name, fits, (context) => async (received, forward) => {
    const right = await forward();
    const json = jsonOf(right);
    if (json?.code !== 0) return unchangedAnswer(right);
    const foreign = jsonOf(
      await forward(withField(received.request, 'language', otherLanguage(received.language))),
    );
    if (!foreign) return unchangedAnswer(right);
    for (const pointer of pointers(context)) {
      const values = valuesAt(foreign, pointer);
      changeAt(json, pointer, () => values.shift());
    }
    const response = withJson(right, json);
    return response.text === right.text ? unchangedAnswer(right) : mutatedAnswer(response);
  });
}

/** Texts in the language of the request. */
export const languageMutations: readonly Mutation[] = [
  mutateRequest(
    [language, 'language is ignored'],
    ({ request }) => withField(request, 'language', 'zh_CN'),
    isTranslated,
  ),
  mutateRequest(
    [language, 'languages are mixed up'],
    ({ request, language: received }) => withField(request, 'language', otherLanguage(received)),
    isTranslated,
  ),
  fromOther('data is in the other language', () => ['/data'], isTranslated),
  fromOther(
    'one field is not translated',
    ({ operation }) => translatedFieldsOf(operation).slice(0, 1),
    isTranslated,
  ),
  mutateJson([language, 'msg is in the other language'], 'success', (json, received, context) => ({
    ...json,
    msg: textOf(context, 0, otherLanguage(received.language)),
  })),
  mutateJson([language, 'msg of a refusal is always Chinese'], 'refusal', (json, received, context) =>
    received.language === 'en_US' && json.code !== 4000
      ? { ...json, msg: textOf(context, json.code, 'zh_CN') }
      : undefined,
  ),
  mutateJson([language, 'msg of a refused field is always Chinese'], 'refusal', (json, received, context) =>
    received.language === 'en_US' && json.code === 4000
      ? { ...json, msg: textOf(context, json.code, 'zh_CN') }
      : undefined,
  ),
  mutateJson([language, 'msg is the text of another code'], 'refusal', (json, received, context) =>
    json.code === 4000
      ? undefined
      : { ...json, msg: textOf(context, json.code === 4004 ? 4005 : 4004, received.language) },
  ),
  mutateJson([language, 'msg of success is another text'], 'success', (json, received) => ({
    ...json,
    msg: received.language === 'en_US' ? 'The request was handled' : '请求已处理',
  })),
  mutateJson([language, 'msg is empty'], 'any', (json) => ({ ...json, msg: '' }), anywhere),
  mutateJson([language, 'msg is the name of the code'], 'refusal', (json, _, { contract }) => ({
    ...json,
    msg: contract.description.codes.find((row) => row.code === json.code)?.name ?? 'unknown',
  })),
  mutateJson([language, 'msg keeps its placeholder'], 'refusal', (json) =>
    json.code === 4000 ? { ...json, msg: `${String(json.msg)} {field}` } : undefined,
  ),
];
