import type { Description, Operation } from '#description/description.ts';
import { planRequest } from '#description/request-plan.ts';
import { propertyName } from '../emit.ts';
import { header } from '../generator.ts';

/** `generated/server/handlers.ts`: what a handler of each operation takes and gives. */
export function serverTypes(description: Description): string {
  const names = new Map(description.codes.map(({ code, name }) => [code, name]));
  const codeNames = ({ codes }: Operation) =>
    codes
      .flatMap((code) => (code === 0 ? [] : [JSON.stringify(names.get(code) ?? String(code))]))
      .join(' | ');
  const namesWithDefaults = (operation: Operation) => {
    const { fields } = planRequest(description.document, operation);
    const preset = Object.entries(fields).filter(([, field]) => field.default !== undefined);
    return preset.length === 0 ? 'never' : preset.map(([name]) => JSON.stringify(name)).join(' | ');
  };
  const rows = (row: (operation: Operation) => string) =>
    description.operations
      .map((operation) => `  ${propertyName(operation.id)}: ${row(operation)};\n`)
      .join('');
  return `${header}import type { AnswerOf, HandlersOf, ReplyOf, RequestOf } from '#domain/wire/handler-types.ts';
import type { components, operations } from '../types/schema.ts';

export type OperationId = keyof operations;

/** The decoded request of each operation: query, path and body fields in one, without those of the transport. */
export interface Requests {
${rows((operation) => `RequestOf<operations['${operation.id}'], ${namesWithDefaults(operation)}>`)}}

/** What each operation returns with code 0, without \`code\` and \`msg\`. */
export interface Answers {
${rows((operation) => `AnswerOf<operations['${operation.id}']>`)}}

/** The names of the codes other than 0 that each operation may respond with. */
export interface Codes {
${rows((operation) => codeNames(operation))}}

export type RefusalParams = components['schemas']['RefusalParams'];

/** What a handler gives back: the answer's \`data\` and \`params\`, or a declared refusal. */
export type Reply<K extends OperationId> = ReplyOf<Answers[K], Codes[K], RefusalParams>;

/** One typed handler per operation. */
export type Handlers<Context> = HandlersOf<Context, Requests, Answers, Codes, RefusalParams>;
`;
}
