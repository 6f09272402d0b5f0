import { join } from 'node:path';
import type { Description } from '#description/description.ts';
import { asList, asObject, type JsonObject } from '#description/json.ts';
import { loadDescription } from '#description/load.ts';
import { listOperations } from '#description/operations.ts';
import { operation, property, schema } from './document-parts.ts';
import type { RuleName } from './index.ts';

/** The current description. */
export const sound = loadDescription(join(import.meta.dirname, '../../../openapi'));

type Break = (document: JsonObject) => void;

/** The description with one thing broken in its document. */
export function breakDescription(change: Break): Description {
  const document = structuredClone(sound.document);
  change(document);
  return { ...sound, document, operations: listOperations(document, sound.codes) };
}

const login = (document: JsonObject) => operation(document, '/open/user/login', 'post');
const receipt = (document: JsonObject) => operation(document, '/api/standard/order/confirm/receipt', 'post');

/** For each rule, what breaks it and what it then says. */
export const cases: readonly (readonly [RuleName, string, Break, RegExp])[] = [
  [
    'operationsAreNamed',
    'an operationId without verb',
    (d) => {
      login(d).operationId = 'memberLogin';
    },
    /not a verb and noun/,
  ],
  [
    'operationsAreNamed',
    'an operationId that is used twice',
    (d) => {
      login(d).operationId = 'getVerifyCode';
    },
    /used twice/,
  ],
  [
    'operationsAreNamed',
    'a tag that is not the file',
    (d) => {
      login(d).tags = ['cart'];
    },
    /is in paths\/session.yaml and has the tag cart/,
  ],
  [
    'operationsAreNamed',
    'two tags',
    (d) => {
      login(d).tags = ['session', 'cart'];
    },
    /2 tags/,
  ],
  [
    'operationsAreNamed',
    'a missing summary',
    (d) => {
      login(d).summary = '';
    },
    /no summary/,
  ],
  [
    'operationsHaveShapes',
    'an answer without the headers of every answer',
    (d) => {
      delete asObject(asObject(login(d).responses)['200']).headers;
    },
    /does not promise X-Request-Id/,
  ],
  [
    'operationsHaveShapes',
    'a missing request schema',
    (d) => {
      delete login(d).requestBody;
    },
    /no request schema/,
  ],
  [
    'operationsHaveShapes',
    'an open form',
    (d) => {
      schema(d, 'LoginMemberForm').additionalProperties = true;
    },
    /not a closed object/,
  ],
  [
    'operationsHaveShapes',
    'a form without language',
    (d) => {
      delete asObject(schema(d, 'LoginMemberForm').properties).language;
    },
    /does not carry language/,
  ],
  [
    'operationsHaveShapes',
    'a missing answer',
    (d) => {
      login(d).responses = {};
    },
    /no answer schema/,
  ],
  [
    'operationsHaveShapes',
    'an open answer',
    (d) => {
      schema(d, 'LoginMemberAnswer').additionalProperties = true;
    },
    /not a closed object/,
  ],
  [
    'callsAreComplete',
    'a missing call',
    (d) => {
      delete asObject(d.paths)['/open/user/login'];
    },
    /POST \/open\/user\/login is not described/,
  ],
  [
    'callsAreComplete',
    'a call of our own without mark',
    (d) => {
      delete operation(d, '/open/product/facets', 'post')['x-added'];
    },
    /not a call of the documents/,
  ],
  [
    'codesAreDeclared',
    'an unknown code',
    (d) => {
      login(d)['x-codes'] = [0, 4999];
    },
    /code 4999/,
  ],
  [
    'codesAreDeclared',
    'no codes',
    (d) => {
      delete login(d)['x-codes'];
    },
    /declares no codes/,
  ],
  [
    'codesAreDeclared',
    'an action that cannot be refused',
    (d) => {
      receipt(d)['x-codes'] = [0, 1001, 5000];
    },
    /4009 notOffered/,
  ],
  [
    'codesAreDeclared',
    'a call for members without 1001',
    (d) => {
      receipt(d)['x-codes'] = [0, 4009, 5000];
    },
    /1001 signInNeeded/,
  ],
  [
    'codeListIsOne',
    'a code missing in RefusalCode',
    (d) => {
      schema(d, 'RefusalCode').enum = asList(schema(d, 'RefusalCode').enum).slice(1);
    },
    /does not have/,
  ],
  [
    'propertiesAreDescribed',
    'a property without description',
    (d) => {
      delete property(d, 'LoginMemberForm', 'password').description;
    },
    /password has no description/,
  ],
  [
    'propertiesAreBounded',
    'a text without maxLength',
    (d) => {
      delete property(d, 'LoginMemberForm', 'password').maxLength;
    },
    /password has no maxLength/,
  ],
  [
    'propertiesAreBounded',
    'a number without maximum',
    (d) => {
      delete schema(d, 'Quantity').maximum;
    },
    /Quantity has no maximum/,
  ],
  [
    'propertiesAreBounded',
    'an endless list',
    (d) => {
      delete schema(d, 'PriceTiers').maxItems;
    },
    /PriceTiers has no maxItems/,
  ],
  [
    'enumsAreNamed',
    'an integer enum without names',
    (d) => {
      delete property(d, 'StandardOrder', 'proOrderState')['x-enum-names'];
    },
    /values and 0 names/,
  ],
  [
    'extensionsAreKnown',
    'an unknown extension',
    (d) => {
      login(d)['x-secret'] = true;
    },
    /x-secret is not in the vocabulary/,
  ],
  [
    'extensionsAreKnown',
    'an extension in the wrong form',
    (d) => {
      login(d)['x-cooldown'] = 'soon';
    },
    /x-cooldown/,
  ],
  [
    'additionsAreLimited',
    'a call without an hourly limit that adds something',
    (d) => {
      delete operation(d, '/api/myProject/addMyProject', 'post')['x-hourly-limit'];
    },
    /addProject adds something/,
  ],
  [
    'actionsFitEntities',
    'an action on no schema',
    (d) => {
      asObject(receipt(d)['x-action']).on = 'Parcel';
    },
    /not a schema/,
  ],
  [
    'actionsFitEntities',
    'a state that does not exist',
    (d) => {
      asObject(receipt(d)['x-action']).when = [{ proOrderState: [77] }];
    },
    /is never 77/,
  ],
  [
    'actionsFitEntities',
    'a field that does not exist',
    (d) => {
      asObject(receipt(d)['x-action']).sets = { colour: 1 };
    },
    /names colour/,
  ],
  [
    'namesLeadSomewhere',
    'a relation to no operation',
    (d) => {
      receipt(d)['x-relations'] = [{ read: 'getParcel', shows: { '/data': 1 } }];
    },
    /no operation getParcel/,
  ],
  [
    'namesLeadSomewhere',
    'a filter that is not a field',
    (d) => {
      receipt(d)['x-relations'] = [{ filter: 'colour', items: '/data' }];
    },
    /no field colour/,
  ],
  [
    'namesLeadSomewhere',
    'an order with a field that the form does not have',
    (d) => Object.assign(schema(d, 'LoginMemberForm'), { 'x-field-order': { zh_CN: ['colour'] } }),
    /no field colour/,
  ],
  [
    'namesHaveTexts',
    'a field without text',
    (d) => {
      asObject(schema(d, 'LoginMemberForm').properties).shoeSize = { type: 'integer' };
    },
    /fields.shoeSize has no text/,
  ],
  [
    'textsAreUsed',
    'a text for nothing',
    (d) => {
      for (const item of Object.values(asObject(d.paths))) delete asObject(item).put;
    },
    /Nothing is called/,
  ],
];
