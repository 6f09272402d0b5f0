/**
 * Every kind of drift that the checks know, with what is likely wrong. The list is closed: a finding of another kind
 * does not compile.
 */
export const kinds = {
  // One exchange by itself.
  'no-response': 'The server broke the connection, or took longer than the time limit.',
  status:
    'The response has another HTTP status: business outcomes are 200, only what never reaches a handler is 4XX or 5XX.',
  'server-error':
    'The server failed while it handled a request that it should have carried out or refused; its log says where.',
  'content-type': 'The response is not sent as application/json.',
  'not-json': 'The body is not JSON; it may be an error page of a proxy or a stack trace.',
  envelope: 'The response is not the envelope {code, msg, data?, params?}.',
  'undeclared-code': 'The handler responds with a code that x-codes of the operation does not list.',
  'unknown-field':
    'The response has a field that the description does not know: describe it, or stop sending it.',
  'missing-field': 'A field that the description requires is missing.',
  'wrong-type': 'A value has another type, often a number sent as text or the reverse.',
  'null-value': 'A value is null where the description allows none: leave the field out or allow null.',
  'out-of-range': 'A number is outside its limits.',
  'wrong-length': 'A text or list is shorter or longer than allowed.',
  'unknown-enum-value': 'A value is not in the list of allowed values.',
  'wrong-format': 'A text does not have the described format or pattern.',
  'broken-rule': 'A value breaks another rule of its schema.',
  'bad-json-text': 'A field that carries JSON text carries none, or its content breaks its schema.',
  'money-not-whole': 'An amount is not a whole number of cents.',
  'missing-header': 'A header that the description promises is missing.',
  'wrong-header': 'A header does not have the described form.',
  'wrong-language': 'The text is not in the language of the request.',
  'wrong-message': 'msg is not the text of the code.',
  'other-entry': 'The response is another entry than the one that was asked for.',
  // Compared with x-relations and other responses.
  'wrong-total': 'The total is not the number of items over all pages.',
  'page-size': 'A page holds more items than asked for, or fewer although there are more.',
  'page-overlap': 'An item is repeated, on one page or on two.',
  'wrong-order': 'The items are not in the described order.',
  'ignored-filter': 'An item does not fit the filter that was sent.',
  'changed-default': 'Leaving a field out is not the same as sending its default.',
  'not-translated': 'A text that changes with the language did not.',
  'not-shown-later': 'A later read does not show what the call did.',
  'calls-disagree': 'Two calls that must return the same differ.',
  'dead-id': 'An id from a response leads to nothing.',
  'field-never-seen': 'A field of the description was in no response.',
  'wrong-state': 'The state after an action is not the one that x-action sets.',
  'action-offered-wrongly': 'An action was carried out in a state in which x-action does not offer it.',
  'action-refused-wrongly': 'An action was refused in a state in which x-action offers it.',
  refused: 'A request that the description allows was refused.',
  'other-code': 'The request must get another code.',
  'not-repeatable': 'The second response to an Idempotency-Key is not the first.',
  'done-twice': 'The same Idempotency-Key was carried out twice.',
  'replay-accepted': 'A request that was recorded and sent again, byte for byte, was carried out again.',
  // Requests that must be refused.
  'broken-accepted':
    'A request that breaks the description was accepted: the server checks less than it should.',
  'limit-refused':
    'The largest or smallest allowed value was refused: the server is stricter than the description.',
  'field-not-named': 'The refusal does not name the field that is wrong.',
  'accepted-without-right': 'A call for members was carried out for a caller without the right to it.',
  'accepted-unsigned': 'A request whose signature is missing, stale or wrong was accepted.',
  'foreign-entry': 'A member reached an entry of another member.',
  // Requests that a client sends.
  'undescribed-call': 'A path or method is called that the description does not have.',
  'broken-request': 'A request breaks the description.',
  // Two sides.
  'sides-differ': 'Mocks and server respond to the same request with different codes or effects.',
  'code-not-provoked':
    'No request of the check provokes a declared code: add one to scenario/refusals, or take the code out of x-codes.',
  'code-listed-wrongly':
    'A code is listed as one that no request provokes, and it was provoked or is not declared: remove its entry.',
  'stale-generated': 'The generated code is not what the description gives now: run npm run generate.',
  'breaking-change': 'A client or server of the older description no longer works with this one.',
  // The file of known drift.
  'no-longer-known': 'A drift that is listed as known did not occur: remove its entry.',
} as const satisfies Record<string, string>;

export type Kind = keyof typeof kinds;
