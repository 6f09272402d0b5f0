import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { type DocumentKind, documentKind } from '#domain/order-documents/document-path.ts';
import {
  type DocumentedOrder,
  isDocumentOffered,
  issuedInvoice,
} from '#domain/order-documents/offered-documents.ts';
import { pageSizes } from '#generated/constants.ts';
import { orderDocumentNames, paperSizeNames } from '#generated/enums.ts';
import { OrderDocument } from '#generated/hooks/model/orderDocument.ts';
import { PaperSize } from '#generated/hooks/model/paperSize.ts';
import { useListIssuedDocuments } from '#generated/hooks/order-documents/order-documents.ts';
import { useOpenDocument } from '#web/api/use-open-file.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/field.tsx';
import { Select } from '#web/components/input.ts';
import { Pager } from '#web/components/pager.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { AnyOrder } from '#web/orders/any-order.ts';
import { IssuedDocuments } from './issued-documents.tsx';
import { Section } from './section.tsx';

const List = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 2,
    '& > div': { flex: '0 0 104px' },
    '& label': { fontSize: 'sm', color: 'fg.muted' },
  },
});

/** What decides whether there is a document of a kind. */
function documentedOrder(any: AnyOrder, document: DocumentKind): DocumentedOrder {
  const invoices = any.kind === 'sample' ? [] : (any.order.invoices ?? []);
  const isInvoiced = issuedInvoice(invoices.toReversed(), { document }) !== undefined;
  switch (any.kind) {
    case 'standard': {
      const { proOrderState } = any.order;
      return { kind: 'standard', proOrderState, isInvoiced };
    }
    case 'customised': {
      const { orderState, assFlag, frontContract, amountListVos } = any.order;
      const amountStates = amountListVos.map(({ amountState }) => amountState);
      return {
        kind: 'customised',
        orderState,
        assFlag,
        frontContract,
        amountStates,
        isInvoiced,
      };
    }
    case 'sample':
      return { kind: 'sample' };
  }
}

/** The documents that exist for the order in its state, each as a PDF on the chosen paper, and all versions that were issued. */
export function Documents({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  const [paperSize, setPaperSize] = useState<PaperSize>(PaperSize.a4Paper);
  const { open, isOpening } = useOpenDocument();
  const offered = Object.values(OrderDocument).filter((one) => {
    const kind = documentKind(one);
    return isDocumentOffered(documentedOrder(any, kind), kind);
  });
  const paging = usePaging(pageSizes.listIssuedDocuments.orderDetail, 'issued');
  const { page: pageNum, pageSize } = paging;
  const { orderNo } = any.order;
  const { data: issued } = useListIssuedDocuments({ orderNo, pageNum, pageSize });
  const total = issued?.params.totalDataCounts ?? 0;
  if (offered.length === 0 && total === 0) return null;
  return (
    <Section title={t('orders.detail.documents')}>
      <List>
        {offered.map((document) => (
          <Button key={document} disabled={isOpening} onClick={() => open({ orderNo, document, paperSize })}>
            <FileText size={16} aria-hidden="true" />
            {t(`described.enums.${orderDocumentNames[document]}`)}
          </Button>
        ))}
        <Field label={t('described.fields.paperSize')}>
          {(control) => (
            <Select
              {...control}
              value={paperSize}
              onChange={({ target }) => {
                const chosen = Object.values(PaperSize).find((size) => String(size) === target.value);
                setPaperSize(chosen ?? PaperSize.a4Paper);
              }}
            >
              {Object.values(PaperSize).map((size) => (
                <option key={size} value={size}>
                  {t(`described.enums.${paperSizeNames[size]}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </List>
      {issued && total > 0 && <IssuedDocuments issued={issued.data} />}
      {total > pageSize && <Pager {...paging} label={t('orders.issued.title')} total={total} />}
    </Section>
  );
}
