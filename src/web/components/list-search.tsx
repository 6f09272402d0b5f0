import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Input } from '#web/components/input.ts';
import { limitTo } from '#web/components/limit-typed.ts';
import { useShownValues } from '#web/state/use-shown-values.ts';

const Form = chakra('form', { base: { display: 'flex', gap: 2, width: 'full' } });

interface ListSearchProps {
  label: string;
  fieldLabel: string;
  /** The page of the list. */
  action: string;
  keyWord: string;
  maxLength: number;
  /** What else the address of the list says, and a search keeps. */
  fields: Readonly<Record<string, number | undefined>>;
  onSearch: (keyWord: string) => void;
  /** The button. */
  children: ReactNode;
}

// Not a generated form: it works before the scripts do (GET), and its fields are parameters of the address.
/** Looks for words in a list; emptied, it shows all again. */
export function ListSearch({
  label,
  fieldLabel,
  action,
  keyWord,
  maxLength,
  fields,
  onSearch,
  children,
}: ListSearchProps) {
  const form = useShownValues({ keyWord });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keyWord') ?? '').trim());
  };
  return (
    <Form ref={form} role="search" aria-label={label} action={action} onSubmit={submit}>
      <Input
        type="search"
        name="keyWord"
        {...limitTo(maxLength)}
        defaultValue={keyWord}
        aria-label={fieldLabel}
        placeholder={fieldLabel}
        autoComplete="off"
      />
      {Object.entries(fields).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}
