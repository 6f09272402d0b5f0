import type { Side, Verdict } from './verdict.ts';

/** What can happen to a call, besides its schemas. */
export type CallKind =
  | `operation-${'added' | 'removed' | 'moved' | 'deprecated' | 'reactivated' | 'id-changed'}`
  | 'tags-changed'
  | `parameter-${'added' | 'added-required' | 'removed' | 'moved' | 'became-required' | 'became-optional'}`
  | 'parameter-style-changed'
  | 'path-parameter-renamed'
  | `body-${'added' | 'added-required' | 'removed' | 'became-required' | 'became-optional' | 'encoding-changed'}`
  | `request-media-type-${'added' | 'removed'}`
  | `answer-media-type-${'added' | 'removed'}`
  | `status-${'added' | 'removed'}`
  | `error-status-${'added' | 'removed'}`
  | `header-${'added' | 'removed' | 'became-required' | 'became-optional'}`
  | `security-${'tightened' | 'loosened' | 'scheme-changed'}`
  | `server-${'added' | 'removed'}`
  | VocabularyKind;

/** What can happen to our own extensions, to codes and to texts. */
type VocabularyKind =
  | `code-${'added' | 'removed'}`
  | `action-${'added' | 'removed' | 'narrowed' | 'widened' | 'effect-changed' | 'choice-changed' | 'screens-changed'}`
  | `idempotent-${'added' | 'removed'}`
  | `cooldown-${'added' | 'removed' | 'raised' | 'lowered'}`
  | `hourly-limit-${'added' | 'removed' | 'raised' | 'lowered'}`
  | 'page-size-changed'
  | `relation-${'added' | 'removed' | 'changed'}`
  | `constant-${'added' | 'removed' | 'changed' | 'display-changed'}`
  | `code-row-${'added' | 'removed' | 'renamed'}`
  | `code-${'status-changed' | 'spread-changed'}`
  | `code-params-${'added' | 'removed'}`
  | 'message-changed';

interface CallRule {
  readonly side: Side;
  readonly verdict: Verdict;
}

function rule(side: Side, ...verdict: Verdict): CallRule {
  return { side, verdict };
}

/** Side, level and reason of every kind of change that is not one of a schema. */
export const callKinds: Readonly<Record<CallKind, CallRule>> = {
  'operation-added': rule('call', 'compatible', 'Old clients do not call it.'),
  'operation-removed': rule('call', 'breaking', 'An old client that calls it gets 404 or 405.'),
  'operation-moved': rule(
    'call',
    'breaking',
    'An old client calls the old method or path and gets 404 or 405.',
  ),
  'operation-deprecated': rule('call', 'compatible', 'It works as before; clients are asked to leave it.'),
  'operation-reactivated': rule(
    'call',
    'compatible',
    'It works as before; clients need not leave it any more.',
  ),
  'operation-id-changed': rule(
    'call',
    'cosmetic',
    'Generated functions get another name; the wire is the same.',
  ),
  'tags-changed': rule('call', 'cosmetic', 'It is in another chapter and folder; the wire is the same.'),
  'parameter-added': rule('request', 'compatible', 'It may be left out, so every old request stays valid.'),
  'parameter-added-required': rule('request', 'breaking', 'An old client does not send it and is refused.'),
  'parameter-removed': rule('request', 'breaking', 'An old client that sends it is refused, or not heard.'),
  'parameter-moved': rule(
    'request',
    'breaking',
    'An old client sends it at the old place, where nobody reads it.',
  ),
  'parameter-became-required': rule('request', 'breaking', 'An old client that leaves it out is refused.'),
  'parameter-became-optional': rule('request', 'compatible', 'Old clients send it all the same.'),
  'parameter-style-changed': rule(
    'request',
    'breaking',
    'An old client writes its values in the old style, which is read differently now.',
  ),
  'path-parameter-renamed': rule('request', 'cosmetic', 'The name in braces is not on the wire.'),
  'body-added': rule('request', 'compatible', 'It may be left out, so every old request stays valid.'),
  'body-added-required': rule('request', 'breaking', 'An old client sends no body and is refused.'),
  'body-removed': rule(
    'request',
    'breaking',
    'What an old client sends in the body is refused, or not heard.',
  ),
  'body-became-required': rule('request', 'breaking', 'An old client that sends no body is refused.'),
  'body-became-optional': rule('request', 'compatible', 'Old clients send it all the same.'),
  'body-encoding-changed': rule(
    'request',
    'breaking',
    'An old client writes the fields of the body in the old way, which is read differently now.',
  ),
  'request-media-type-added': rule('request', 'compatible', 'Old clients keep sending the old type.'),
  'request-media-type-removed': rule('request', 'breaking', 'An old client that sends this type gets 415.'),
  'answer-media-type-added': rule('answer', 'compatible', 'Only who asks for the new type gets it.'),
  'answer-media-type-removed': rule(
    'answer',
    'breaking',
    'An old client waits for a type that does not come any more.',
  ),
  'status-added': rule('answer', 'breaking', 'An old client may meet a success that it cannot read.'),
  'status-removed': rule(
    'answer',
    'breaking',
    'An old client waits for a success that does not come any more.',
  ),
  'error-status-added': rule('answer', 'compatible', 'A client takes every status from 400 on as a failure.'),
  'error-status-removed': rule(
    'answer',
    'compatible',
    'An old client is ready for a failure that does not come any more.',
  ),
  'header-added': rule('answer', 'compatible', 'A client ignores headers that it does not know.'),
  'header-removed': rule('answer', 'breaking', 'An old client reads a header that does not come any more.'),
  'header-became-required': rule('answer', 'compatible', 'What could be missing is always there now.'),
  'header-became-optional': rule(
    'answer',
    'breaking',
    'An old client relies on a header that may be missing now.',
  ),
  'security-tightened': rule(
    'call',
    'breaking',
    'An old client that called it without this proof is refused.',
  ),
  'security-loosened': rule(
    'call',
    'compatible',
    'Old clients prove more than is asked. More people may call it now: is that meant?',
  ),
  'security-scheme-changed': rule('call', 'breaking', 'An old client proves who it is in the old way.'),
  'server-added': rule('call', 'compatible', 'Old clients keep to the address that they know.'),
  'server-removed': rule('call', 'breaking', 'An old client calls an address that is not promised any more.'),
  'code-added': rule('answer', 'compatible', 'A client shows `msg` of a refusal that it does not expect.'),
  'code-removed': rule(
    'answer',
    'compatible',
    'An old client waits for a refusal that does not come any more.',
  ),
  'action-added': rule('call', 'compatible', 'The other actions of the call stay as they are.'),
  'action-removed': rule('call', 'breaking', 'What the call did to the entity is not promised any more.'),
  'action-narrowed': rule(
    'call',
    'breaking',
    'An old client offers it in states in which it is refused now (4009).',
  ),
  'action-widened': rule(
    'call',
    'compatible',
    'It is allowed in more states; old clients do not offer it there.',
  ),
  'action-effect-changed': rule(
    'call',
    'breaking',
    'Afterwards the entity is in another state than an old client shows.',
  ),
  'action-choice-changed': rule('call', 'breaking', 'The same old request now stands for another action.'),
  'action-screens-changed': rule(
    'call',
    'cosmetic',
    'Screens offer it in other states; what the call allows is the same.',
  ),
  'idempotent-added': rule('call', 'compatible', 'A request that is sent twice with one key counts once.'),
  'idempotent-removed': rule(
    'call',
    'breaking',
    'An old client that sends a request again orders or pays twice.',
  ),
  'cooldown-added': rule('call', 'breaking', 'An old client calls again at once and is refused (4008).'),
  'cooldown-removed': rule('call', 'compatible', 'Old clients wait although they need not.'),
  'cooldown-raised': rule(
    'call',
    'breaking',
    'An old client calls again after the old wait and is refused (4008).',
  ),
  'cooldown-lowered': rule('call', 'compatible', 'Old clients wait longer than they need.'),
  'hourly-limit-added': rule('call', 'breaking', 'An old client that calls often is refused (4008).'),
  'hourly-limit-removed': rule('call', 'compatible', 'Old clients may call as often as they like.'),
  'hourly-limit-raised': rule('call', 'compatible', 'Old clients may call more often.'),
  'hourly-limit-lowered': rule('call', 'breaking', 'An old client that calls often is refused (4008).'),
  'page-size-changed': rule(
    'call',
    'compatible',
    'A screen asks for pages of another size; each request says which.',
  ),
  'relation-added': rule('answer', 'compatible', 'The answer promises more than before.'),
  'relation-removed': rule(
    'answer',
    'breaking',
    'An old client relies on what the response does not promise any more.',
  ),
  'relation-changed': rule(
    'answer',
    'breaking',
    'An old client relies on what the response promised; now it promises something else.',
  ),
  'constant-added': rule('call', 'compatible', 'Old clients do not know it and do not need it.'),
  'constant-removed': rule(
    'call',
    'breaking',
    'An old client goes by a number that nobody keeps to any more.',
  ),
  'constant-changed': rule('call', 'breaking', 'An old client was built with the old value and goes by it.'),
  'constant-display-changed': rule('call', 'compatible', 'Only what a screen shows, or how long it waits.'),
  'code-row-added': rule('answer', 'compatible', 'A client shows `msg` of a code that it does not know.'),
  'code-row-removed': rule('answer', 'compatible', 'An old client knows a code that does not come any more.'),
  'code-row-renamed': rule(
    'answer',
    'cosmetic',
    'The number on the wire is the same; its name in generated code is another one.',
  ),
  'code-status-changed': rule(
    'answer',
    'breaking',
    'The refusal comes with another HTTP status than an old client waits for.',
  ),
  'code-spread-changed': rule(
    'answer',
    'compatible',
    'More or fewer calls answer the code; a client shows its `msg`.',
  ),
  'code-params-added': rule('answer', 'compatible', 'A client ignores members that it does not know.'),
  'code-params-removed': rule(
    'answer',
    'breaking',
    'An old client reads a member of `params` that does not come any more.',
  ),
  'message-changed': rule('answer', 'cosmetic', 'Only words for people; clients go by the code.'),
};
