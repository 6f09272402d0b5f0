import { chakra, Flex } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { payOrderFormLimits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Field } from '#web/components/field.tsx';
import { Input } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { methodName } from './method-list.tsx';
import type { PaymentMethod } from './payment-methods.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: 4,
    '& [data-figure]': { display: 'grid', justifyItems: 'center', textAlign: 'center' },
    '& [data-figure] > span': { color: 'fg.muted' },
    '& [data-figure] > strong': { textStyle: 'figure' },
  },
});

interface EnterPasswordDialogProps {
  method: PaymentMethod;
  /** Why the last password was refused. */
  refusal: string | undefined;
  isPending: boolean;
  onPay: (password: string) => void;
  onClose: () => void;
}

// Not a generated form: it asks for one field of a request whose others come from the order, and a refusal empties the field.
/** Asks for the payment password of a balance. A wrong one is reported at the field and can be typed again. */
export function EnterPasswordDialog({
  method,
  refusal,
  isPending,
  onPay,
  onClose,
}: EnterPasswordDialogProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  /** Another password than the refused one is being typed. */
  const [typed, setTyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refused = refusal !== undefined && !isPending;
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (!refused) return;
    setPassword('');
    form.current?.querySelector('input')?.focus();
  }, [refused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    setTyped(false);
    if (password === '') return focus();
    onPay(password);
  };
  const error = missing ? t('cashier.password.missing') : refused && !typed ? refusal : undefined;
  const name = t(`cashier.method.${methodName(method.payType)}`);
  return (
    <Dialog title={t('cashier.password.enterTitle')} onClose={onClose} width={400}>
      <Form ref={form} onSubmit={submit} noValidate>
        <div data-figure>
          <span>{t('cashier.password.amount', { method: name })}</span>
          <strong>{formatAmount(method.amount, method.currency)}</strong>
        </div>
        <Field label={t('cashier.password.label')} error={error} required>
          {(control) => (
            <Input
              {...control}
              type="password"
              name="payPassword"
              autoComplete="current-password"
              maxLength={payOrderFormLimits.payPassword.maxLength}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setMissing(false);
                setTyped(true);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="accent" size="large" disabled={isPending}>
          {isPending
            ? t('cashier.summary.paying')
            : t('cashier.summary.pay', { amount: formatAmount(method.amount, method.currency) })}
        </Button>
        <Flex justify="center">
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('cashier.password.another')}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  );
}
