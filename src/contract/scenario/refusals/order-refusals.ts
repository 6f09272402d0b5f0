import { codes } from '#generated/constants.ts';
import { objectTypeValues, orderDocumentValues } from '#generated/enums.ts';
import { changed, type Refusal, requestOf } from './refusal.ts';

const unknownOrder = 'P1999010199999999';

/** An application for an invoice that was made before. */
const secondInvoice: Refusal = {
  id: 'applyInvoice',
  what: 'a second time',
  code: codes.alreadyOpen,
  request: async (actors) => {
    const request = await requestOf('applyInvoice', actors);
    await request.caller.call('applyInvoice', request.fields);
    return request;
  },
};

/** Invoices, documents and chats of an order. */
export const orderRefusals: readonly Refusal[] = [
  secondInvoice,
  changed('applyInvoice', codes.notFound, 'an unknown order', (fields) => ({
    ...fields,
    orderNo: unknownOrder,
  })),
  changed('getOrderDocument', codes.notOffered, 'the invoice of an order without one', (fields) => ({
    ...fields,
    document: orderDocumentValues.salesInvoice,
  })),
  changed('sendChatMessage', codes.notFound, 'another kind of order', (fields) => ({
    ...fields,
    objectType: objectTypeValues.sampleOrder,
  })),
  changed('sendChatMessage', codes.notFound, 'to nobody of the shop', (fields) => ({
    ...fields,
    getId: 'nobody',
  })),
  changed('listChatMessages', codes.notFound, 'an unknown order', (fields) => ({
    ...fields,
    objectId: unknownOrder,
  })),
];
