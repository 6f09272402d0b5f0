// Filters the report: each row of the table and each finding carries what it is in data attributes.
const form = document.querySelector('form');
const count = document.querySelector('output');
const fields = [...form.elements].filter((field) => field.name);

function fits(element, wanted) {
  const { operation = '', area = '', kind = '', check = '', state = '' } = element.dataset;
  const text = `${operation} ${area} ${element.dataset.path ?? ''}`.toLowerCase();
  const one = (value, list) => value === '' || list.split(' ').includes(value);
  return (
    wanted.operation
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    one(wanted.kind, kind) &&
    one(wanted.check, check) &&
    one(wanted.state, state)
  );
}

function show() {
  const wanted = Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
  for (const row of document.querySelectorAll('[data-operation]')) row.hidden = !fits(row, wanted);
  const shown = (selector) => document.querySelectorAll(`${selector}:not([hidden])`).length;
  count.value = `${shown('tr[data-operation]')} operations, ${shown('details[data-operation]')} findings shown`;
  const kept = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
  history.replaceState(
    null,
    '',
    kept.size > 0 ? `?${kept}${location.hash}` : location.pathname + location.hash,
  );
}

for (const [name, value] of new URLSearchParams(location.search)) {
  const field = fields.find((one) => one.name === name);
  if (field) field.value = value;
}
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(show));
document.addEventListener('click', async ({ target }) => {
  if (!target.matches('button[data-copy]')) return;
  const line = target.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(line.textContent);
    target.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(line);
  }
});
// A link from the table opens the finding that it leads to.
function open() {
  const found = document.getElementById(location.hash.slice(1));
  if (found?.matches('details')) found.open = true;
}
addEventListener('hashchange', open);
show();
open();
