import { contractLimits } from '#domain/files/file-names.ts';
import { codes } from '#generated/constants.ts';
import { objectTypeValues, orderDocumentValues } from '#generated/enums.ts';
import { callOrSkip, PreconditionUnmet } from '../../precondition.ts';
import { textOf } from '../recipe.ts';
import { pictureHead } from '../recipes-member.ts';
import type { ProductChanges } from '../shop-hooks.ts';
import { shopHooks } from '../shop-hooks.ts';
import { changeRefusal, type Refusal, requestOf } from './refusal.ts';

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

/** A sample of a product that the back office has changed. */
function changedSample(what: string, code: number, changes: ProductChanges): Refusal {
  return {
    id: 'applySample',
    what,
    code,
    request: async (actors) => {
      const request = await requestOf('applySample', actors);
      const productId = Number(request.fields.productId);
      const restore = await shopHooks(actors.target).changeProduct?.(productId, changes);
      if (!restore) throw new PreconditionUnmet('products of the target cannot be changed');
      return { ...request, restore };
    },
  };
}

const pdf = '%PDF-1.7\n%%EOF\n';
const picture = () => new File([pictureHead], 'contract.png', { type: 'image/png' });
const largeFile = () =>
  new File([pdf, new Uint8Array(contractLimits.maxBytes)], 'contract.pdf', { type: 'application/pdf' });

/** A contract that has the name of one, whose stored file is none that a contract may be. */
function contractFile(id: string, what: string, code: number, file: () => File): Refusal {
  return {
    id,
    what,
    code,
    request: async (actors) => {
      const { caller, fields } = await requestOf(id, actors);
      const path = textOf(await callOrSkip(caller, 'uploadFile', { file: file() }));
      return { caller, fields: { ...fields, contractLink: `contract.pdf,${path}` } };
    },
  };
}

function contractFiles(id: string): readonly Refusal[] {
  return [
    contractFile(id, 'a picture as contract', codes.fileTypeRefused, picture),
    contractFile(id, 'a contract that is too large', codes.fileTooLarge, largeFile),
  ];
}

/** Samples, invoices, contracts, documents and chats of an order. */
export const orderRefusals: readonly Refusal[] = [
  changedSample('the product is withdrawn', codes.productWithdrawn, { withdrawn: true }),
  changedSample('the product is out of stock', codes.outOfStock, { stock: 0 }),
  {
    id: 'applySample',
    what: 'by a member without points',
    code: codes.insufficientPoints,
    request: async (actors) => {
      const { fields } = await requestOf('applySample', actors);
      return { caller: (await actors.newcomer()).caller, fields };
    },
  },
  ...contractFiles('uploadStandardContract'),
  ...contractFiles('uploadCustomisedContract'),
  changeRefusal('getFileLink', codes.notFound, 'a file that does not exist', (fields) => ({
    ...fields,
    path: '/files/u/none.pdf',
  })),
  secondInvoice,
  changeRefusal('applyInvoice', codes.notFound, 'an unknown order', (fields) => ({
    ...fields,
    orderNo: unknownOrder,
  })),
  changeRefusal('getOrderDocument', codes.notOffered, 'the invoice of an order without one', (fields) => ({
    ...fields,
    document: orderDocumentValues.salesInvoice,
  })),
  changeRefusal('sendChatMessage', codes.notFound, 'another kind of order', (fields) => ({
    ...fields,
    objectType: objectTypeValues.sampleOrder,
  })),
  changeRefusal('sendChatMessage', codes.notFound, 'to nobody of the shop', (fields) => ({
    ...fields,
    getId: 'nobody',
  })),
  changeRefusal('listChatMessages', codes.notFound, 'an unknown order', (fields) => ({
    ...fields,
    objectId: unknownOrder,
  })),
];
