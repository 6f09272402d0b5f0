import { cleanup, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useEarlyInput } from './use-early-input.ts';

const begins = { name: '', email: 'a@example.com', country: '', locked: 'as it is' };

function Form() {
  const box = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(begins);
  useEarlyInput(box, values, (typed) => setValues((known) => ({ ...known, ...typed })));
  const bind = (name: string) => ({
    name,
    value: values[name],
    onChange: () => undefined,
  });
  return (
    <form ref={box}>
      <input {...bind('name')} />
      <input {...bind('email')} />
      <input {...bind('locked')} readOnly />
      <select {...bind('country')}>
        <option value="">-</option>
        <option>China</option>
      </select>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

afterEach(cleanup);

/** The page as the server renders it, filled in by somebody who is faster than the scripts. */
function open(typed: Readonly<Record<string, string>>) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(page);
  const control = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  for (const [name, value] of Object.entries(typed)) {
    const one = control(name);
    if (one) one.value = value;
  }
  render(<Form />, { container: page, hydrate: true });
  const known = JSON.parse(page.querySelector('output')?.textContent ?? '') as typeof begins;
  return { known, value: (name: string) => control(name)?.value };
}

describe('what is typed before the page works', () => {
  it('is taken over', () => {
    const { known, value } = open({ name: 'Wei', country: 'China', locked: 'else' });
    expect(known).toEqual({ ...begins, name: 'Wei', country: 'China' });
    expect([value('name'), value('country')]).toEqual(['Wei', 'China']);
  });

  it('is nothing when nobody has typed', () => {
    expect(open({}).known).toEqual(begins);
  });
});
