import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import type { Product } from '#generated/hooks/model/product.ts';
import { applySampleFormLimits as limits } from '#generated/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Field } from '#web/components/field.tsx';
import { Input, Textarea } from '#web/components/input.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { type SampleReceiver, useApplyForSample } from './use-apply-sample.ts';

type FieldName = keyof SampleReceiver;

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: 4,
    '& > p': { color: 'fg.muted' },
    '& [data-failure]:not(:empty)': { color: 'danger' },
    '& footer': { display: 'flex', justifyContent: 'flex-end', gap: 3 },
  },
});

const names: readonly FieldName[] = ['receivingUser', 'receivingPhone', 'receivingAddress'];
const nothing: SampleReceiver = { receivingUser: '', receivingPhone: '', receivingAddress: '' };

// Not a generated form: it asks for three of the five fields; the part and its points are fixed.
/** Asks where a sample goes and sends the application; what was typed stays until it is accepted. */
export function SampleDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t, language } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(nothing);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const sample = useApplyForSample(product, onClose);
  const labels: Record<FieldName, string> = {
    receivingUser: t('catalogue.sample.consignee'),
    receivingPhone: t('catalogue.sample.phone'),
    receivingAddress: t('catalogue.sample.address'),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = names.filter((name) => values[name].trim() === '');
    setMissing(empty);
    if (empty[0]) form.current?.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus();
    else sample.apply(values);
  };
  const bind = (name: FieldName) => ({
    name,
    value: values[name],
    maxLength: limits[name].maxLength,
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setMissing(missing.filter((field) => field !== name));
    },
  });
  const problem = (name: FieldName) =>
    missing.includes(name) ? t('catalogue.sample.required', { name: labels[name] }) : undefined;
  const reason = sample.error instanceof ApiError ? sample.error.message : t('errors.network.failed');
  return (
    <Dialog title={t('catalogue.sample.title')} onClose={onClose}>
      <Form ref={form} onSubmit={submit} noValidate>
        <p>
          {t('catalogue.sample.cost', {
            name: product.productNum,
            points: formatCount(product.customIntegration, language),
          })}
        </p>
        <Field label={labels.receivingUser} error={problem('receivingUser')} required>
          {(control) => <Input {...control} {...bind('receivingUser')} autoComplete="name" />}
        </Field>
        <Field label={labels.receivingPhone} error={problem('receivingPhone')} required>
          {(control) => <Input {...control} {...bind('receivingPhone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field label={labels.receivingAddress} error={problem('receivingAddress')} required>
          {(control) => (
            <Textarea {...control} {...bind('receivingAddress')} rows={3} autoComplete="street-address" />
          )}
        </Field>
        <div role="alert" data-failure>
          {sample.error ? t('catalogue.sample.failed', { reason }) : null}
        </div>
        <footer>
          <Button onClick={onClose}>{t('catalogue.sample.cancel')}</Button>
          <Button type="submit" variant="solid" disabled={sample.running}>
            {t('catalogue.sample.submit')}
          </Button>
        </footer>
      </Form>
    </Dialog>
  );
}
