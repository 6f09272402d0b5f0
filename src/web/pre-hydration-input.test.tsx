import { cleanup, render } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PreHydrationInput, useEndOfEarlyClicks } from './pre-hydration-input.tsx';
import { earlyClickScript } from './server-rendering/early-clicks.ts';

const begins = { name: '', email: 'a@example.com', note: '', country: '', post: 'air', news: false };
type Values = typeof begins;

/** A page of controlled inputs that start again from the values of their last rendering, as the pages of the shop do. */
function Page({ onBuy }: { onBuy: (values: Values) => void }) {
  const [values, setValues] = useState(begins);
  const [left, setLeft] = useState('');
  const bind = (name: 'name' | 'email' | 'note' | 'country') => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    onBlur: () => setLeft(`${left}${name}=${values[name]};`),
  });
  const post = (way: string) => ({
    name: 'post',
    value: way,
    checked: values.post === way,
    onChange: () => setValues({ ...values, post: way }),
  });
  return (
    <form method="dialog">
      <input {...bind('name')} />
      <input {...bind('email')} type="email" />
      <textarea {...bind('note')} />
      <select {...bind('country')}>
        <option value="">-</option>
        <option>China</option>
      </select>
      <input type="radio" {...post('air')} />
      <input type="radio" {...post('sea')} />
      <input
        type="checkbox"
        name="news"
        checked={values.news}
        onChange={() => setValues({ ...values, news: !values.news })}
      />
      <button type="button" onClick={() => onBuy(values)}>
        Buy
      </button>
      <output>{left}</output>
    </form>
  );
}

function App({ onBuy = () => undefined }: { onBuy?: (values: Values) => void }) {
  useEndOfEarlyClicks();
  return (
    <Suspense>
      <Page onBuy={onBuy} />
      <PreHydrationInput />
    </Suspense>
  );
}

afterEach(cleanup);

/** The page as the server renders it, in the hands of a person who is faster than the scripts. */
async function open(
  act: (page: HTMLElement) => void,
  onBuy?: (values: Values) => void,
): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<App />);
  document.body.replaceChildren(page);
  new Function(earlyClickScript)();
  act(page);
  render(<App {...(onBuy ? { onBuy } : {})} />, { container: page, hydrate: true });
  await Promise.resolve();
  return page;
}

const control = (page: HTMLElement, selector: string) => {
  const found = page.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

function fill(page: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) control(page, `[name=${name}]`).value = text;
}

describe('what is done in a page before it works', () => {
  it('reaches every kind of control, each with what the others have got', async () => {
    const onBuy = vi.fn();
    const page = await open((early) => {
      fill(early, { name: 'Wei', email: 'wei@example.com', note: 'Please call', country: 'China' });
      control(early, '[value=sea]').click();
      control(early, '[name=news]').click();
    }, onBuy);
    control(page, 'button').click();
    expect(onBuy).toHaveBeenCalledExactlyOnceWith({
      name: 'Wei',
      email: 'wei@example.com',
      note: 'Please call',
      country: 'China',
      post: 'sea',
      news: true,
    });
    expect(control(page, '[name=name]').value).toBe('Wei');
  });

  it('counts as left where the focus is elsewhere', async () => {
    const page = await open((early) => {
      fill(early, { name: 'Wei', note: 'Please' });
      control(early, '[name=note]').focus();
    });
    expect(page.querySelector('output')?.textContent).toBe('name=Wei;');
  });

  it('repeats the last click once, with what was typed before it', async () => {
    const onBuy = vi.fn();
    await open((early) => {
      fill(early, { name: 'Wei' });
      control(early, 'button').click();
      control(early, 'button').click();
    }, onBuy);
    expect(onBuy).toHaveBeenCalledExactlyOnceWith({ ...begins, name: 'Wei' });
  });

  it('forgets a click after which something else was typed', async () => {
    const onBuy = vi.fn();
    await open((early) => {
      control(early, 'button').click();
      fill(early, { name: 'Wei' });
      control(early, '[name=name]').dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, onBuy);
    expect(onBuy).not.toHaveBeenCalled();
  });

  it('changes nothing where nothing was done', async () => {
    const onBuy = vi.fn();
    const page = await open(() => undefined, onBuy);
    expect(onBuy).not.toHaveBeenCalled();
    control(page, 'button').click();
    expect(onBuy).toHaveBeenCalledExactlyOnceWith(begins);
  });
});
