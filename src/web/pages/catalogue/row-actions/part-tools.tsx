import type { SystemStyleObject } from '@chakra-ui/react';
import { Copy, FileText } from 'lucide-react';
import type { Product } from '#generated/hooks/model/product.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch, withoutScript } from '#web/theme/media.ts';

/** The look of the tools, set once on the table that shows them. */
export const toolStyles: SystemStyleObject = {
  '& [data-tools]': {
    display: 'grid',
    flexShrink: 0,
    [touch]: { display: 'flex' },
    _print: { display: 'none' },
  },
  '& [data-tools] > *': {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: 'base',
    color: 'fg.muted',
    _hover: { color: 'primary', background: 'bg.subtle' },
    [touch]: { width: 'touch', height: 'touch', position: 'relative', zIndex: 1 },
  },
  '& [data-copy]': withoutScript,
};

/** Copies the part number and opens the datasheet; `RowActions` brings the copying to life. */
export function PartTools({ product }: { product: Product }) {
  const { t } = useTexts();
  const { productNum, datasheetUrl } = product;
  return (
    <span data-tools>
      <button
        type="button"
        data-copy={productNum}
        aria-label={t('catalogue.row.copy', { name: productNum })}
        title={t('catalogue.detail.copy')}
      >
        <Copy size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {datasheetUrl && (
        <a
          href={datasheetUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('catalogue.row.datasheet', { name: productNum })}
          title={t('catalogue.detail.datasheetOpen')}
        >
          <FileText size={15} strokeWidth={1.5} aria-hidden="true" />
        </a>
      )}
    </span>
  );
}
