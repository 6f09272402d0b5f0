/** One flat object type, so that an editor shows fields and not a chain of intersections. */
type Flat<T> = { [Name in keyof T]: T[Name] };

type Query<Operation> = Operation extends { parameters: { query: infer Fields } } ? Fields : unknown;
type OptionalQuery<Operation> = Operation extends { parameters: { query?: infer Fields } }
  ? Exclude<Fields, undefined>
  : unknown;
type Path<Operation> = Operation extends { parameters: { path: infer Fields } } ? Fields : unknown;
type Body<Operation> = Operation extends { requestBody?: infer Request }
  ? Exclude<Request, undefined> extends { content: infer Content }
    ? Content[keyof Content]
    : unknown
  : unknown;

/** `never` in an intersection would swallow everything else. */
type Some<T> = [T] extends [never] ? unknown : T;

type All<Operation> = Some<Query<Operation>> &
  Some<OptionalQuery<Operation>> &
  Some<Path<Operation>> &
  Some<Body<Operation>>;

/** Fields with a default in the description are always there once a request is decoded. */
type Filled<Fields, Preset extends PropertyKey> = Fields & {
  [Name in Extract<Preset, keyof Fields>]-?: Exclude<Fields[Name], undefined>;
};

export type RequestOf<Operation, Preset extends PropertyKey> = Flat<Filled<All<Operation>, Preset>>;

type Success<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

export type AnswerOf<Operation> = Flat<Omit<Success<Operation>, 'code' | 'msg'>>;

export type ReplyOf<Answer, Code extends string, Params> =
  | ({ readonly ok: true } & Answer)
  | { readonly ok: false; readonly code: Code; readonly params?: Params };

export type HandlersOf<Context, Requests, Answers, Codes, Params> = {
  [Id in keyof Requests & keyof Answers & keyof Codes]: (
    context: Context,
    request: Requests[Id],
  ) => Promise<ReplyOf<Answers[Id], Codes[Id] & string, Params>>;
};
