import { chakra } from '@chakra-ui/react';
import { addStockAlertFormLimits as limits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Form = chakra('form', { base: { display: 'grid', gap: 2 } });

// Not a generated form: those need scripts.
/** Asks for the address where scripts are switched off; the server responds with a page of its own. */
export function PlainAlertForm({ productId }: { productId: number }) {
  const { t, language } = useTexts();
  return (
    <noscript>
      <Form method="post" action="/stockAlert/ask">
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="language" value={language} />
        <label htmlFor="alert-email">{t('catalogue.alert.help')}</label>
        <Input
          id="alert-email"
          type="email"
          name="email"
          required
          maxLength={limits.email.maxLength}
          autoComplete="email"
          aria-label={t('catalogue.alert.email')}
        />
        <Button type="submit">{t('catalogue.alert.submit')}</Button>
      </Form>
    </noscript>
  );
}
