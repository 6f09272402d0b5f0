import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useNextFocus } from './use-next-focus.ts';

afterEach(cleanup);

/** Links that take their own entry out; the button takes the last one out. */
function Sample() {
  const [names, setNames] = useState(['one', 'two', 'three']);
  const holder = useRef<HTMLUListElement>(null);
  const take = useNextFocus(holder, names.length, 'a');
  return (
    <>
      <ul ref={holder}>
        {names.map((name, place) => (
          <li key={name}>
            <a
              href={`/${name}`}
              onClick={(event) => {
                event.preventDefault();
                take(place)(event);
                if (!event.ctrlKey) setNames(names.filter((other) => other !== name));
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setNames(names.slice(0, -1))}>
        shorten
      </button>
    </>
  );
}

it('The next entry has the focus after one was taken out.', () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole('link', { name: 'one' }));
  expect(screen.getByRole('link', { name: 'two' })).toHaveFocus();
});

it('A link that was opened in another tab takes no focus when an entry goes later.', () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole('link', { name: 'one' }), { ctrlKey: true });
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(button).toHaveFocus();
});
