import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isDefault } from '#domain/addresses/address-rules.ts';
import { receiverOf } from '#domain/addresses/receiver.ts';
import { applySampleForm } from '#generated/forms/applySample.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { focusFirst } from '#web/components/return-focus.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { ApiForm } from '#web/forms/api-form.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { sampleOrdersHref } from '#web/paths.ts';
import { AddressList } from './sample-address.tsx';
import { useApplyForSample } from './use-apply-sample.ts';
import { useSampleAddresses } from './use-sample-addresses.ts';

interface SampleDialogProps {
  product: Product;
  onClose: () => void;
}

const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: 5,
    '& > p': { color: 'fg.muted' },
    '& > footer': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3 },
  },
});

/** The application was taken: where it is to be found. */
function Applied({ onClose }: Pick<SampleDialogProps, 'onClose'>) {
  const { t } = useTexts();
  return (
    <Content>
      <p role="status">{t('catalogue.sample.next')}</p>
      <footer>
        <Button onClick={onClose}>{t('catalogue.sample.close')}</Button>
        <LinkButton variant="solid" to={sampleOrdersHref} autoFocus>
          {t('catalogue.sample.toOrders')}
        </LinkButton>
      </footer>
    </Content>
  );
}

interface SampleFormProps extends SampleDialogProps {
  addresses: readonly Address[];
  onDone: () => void;
}

/** A chosen address fills the fields; what is in them is sent. */
function SampleForm({ product, addresses, onDone, onClose }: SampleFormProps) {
  const { t } = useTexts();
  const { productId, customIntegration: integralNum } = product;
  const apply = useApplyForSample(productId, onDone);
  const [chosen, setChosen] = useState(addresses.find(({ defaultState }) => isDefault(defaultState)));
  return (
    <Content ref={focusFirst}>
      {addresses.length > 0 && <AddressList addresses={addresses} chosen={chosen} onChoose={setChosen} />}
      <ApiForm
        key={chosen?.addressId}
        form={applySampleForm}
        fixed={{ productId, integralNum }}
        initial={chosen ? receiverOf(chosen) : {}}
        onSubmit={apply}
        failureText={(reason) => t('catalogue.sample.failed', { reason })}
        submitLabel={t('catalogue.sample.submit')}
        buttons={
          <Button size="large" onClick={onClose}>
            {t('catalogue.sample.cancel')}
          </Button>
        }
      />
    </Content>
  );
}

/** Asks where a sample goes, and says what it costs and what comes next. */
export function SampleDialog({ product, onClose }: SampleDialogProps) {
  const { t } = useTexts();
  const [applied, setApplied] = useState(false);
  const addresses = useSampleAddresses();
  const points = formatCount(product.customIntegration);
  return (
    <Dialog
      title={t(applied ? 'catalogue.sample.done' : 'catalogue.sample.title')}
      onClose={onClose}
      width={520}
    >
      {applied ? (
        <Applied onClose={onClose} />
      ) : (
        <Content>
          <p>{t('catalogue.sample.cost', { name: product.productNum, points })}</p>
          <Loaded query={addresses} skeleton={<Skeleton height="380px" />}>
            {(answer) => (
              <SampleForm
                product={product}
                addresses={answer.data}
                onDone={() => setApplied(true)}
                onClose={onClose}
              />
            )}
          </Loaded>
        </Content>
      )}
    </Dialog>
  );
}
