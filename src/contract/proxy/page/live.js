// Shows the calls that the proxy tells of. `kinds`, `texts` and `language` are set before this.
const list = document.querySelector('#calls');
const none = document.querySelector('#none');
const form = document.querySelector('form');
const sum = document.querySelector('#sum');
const most = 500;
let calls = [];
let isLost = false;

const text = (name) => texts[language][name];

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function row(label, value) {
  return [element('dt', { 'data-text': label }, text(label)), element('dd', {}, value)];
}

function findingElement(finding, likely) {
  const at = element('code', {}, finding.at);
  const rows = [
    ...row('at', at),
    ...row('expected', finding.expected),
    ...row('actual', finding.actual),
    ...row('likely', likely),
  ];
  return element('div', {}, element('p', { class: 'danger' }, finding.kind), element('dl', {}, ...rows));
}

function again(curl) {
  const copy = element('button', { type: 'button', 'data-text': 'copy', 'data-copy': '' }, text('copy'));
  return element(
    'dl',
    {},
    ...row('again', element('span', { class: 'again' }, element('code', {}, curl), copy)),
  );
}

function verdictOf(call) {
  if (call.unjudged !== undefined) return ['warning', '?', text('unjudged')];
  const { length } = call.findings;
  return length > 0 ? ['danger', '✗', text('drifts').replace('{n}', length)] : ['success', '✓', text('fits')];
}

function inside(call) {
  const why = call.unjudged === undefined ? [] : [element('p', {}, call.unjudged)];
  const found = call.findings.map((finding) =>
    findingElement(
      finding,
      finding.cause ? `${kinds[finding.kind]} (${finding.cause})` : kinds[finding.kind],
    ),
  );
  return [...why, ...found, ...(call.curl ? [again(call.curl)] : [])];
}

function callElement(call) {
  const [tone, mark, word] = verdictOf(call);
  const figures = [
    call.status ?? text('noAnswer'),
    ...(call.code === undefined ? [] : [`code ${call.code}`]),
    `${call.took} ms`,
  ];
  const line = `${call.method} ${call.path}`;
  const summary = element(
    'summary',
    {},
    element('time', { class: 'muted', datetime: call.at }, new Date(call.at).toLocaleTimeString()),
    element('span', { class: tone }, `${mark} ${word}`),
    element('b', { class: 'mono' }, call.operation),
    ...(call.operation === line ? [] : [element('code', { class: 'muted' }, line)]),
    element('span', { class: 'muted' }, figures.join(' · ')),
  );
  const details = element('details', { class: 'finding' }, summary);
  // What is inside is made when somebody opens it: most calls are never opened.
  details.addEventListener('toggle', () => {
    if (details.open && details.children.length === 1) details.append(...inside(call));
  });
  return details;
}

function isShown(call) {
  const wanted = form.elements.search.value.trim().toLowerCase();
  const drifts = call.findings.length > 0 || call.unjudged !== undefined;
  return (
    (form.elements.show.value === 'all' || drifts) &&
    `${call.operation} ${call.method} ${call.path}`.toLowerCase().includes(wanted)
  );
}

function tell() {
  const drifting = calls.filter(({ call }) => call.findings.length > 0).length;
  const line = text('sum').replace('{n}', calls.length).replace('{m}', drifting);
  sum.textContent = isLost ? text('lost') : line;
  sum.className = `result ${isLost ? 'warning' : drifting > 0 ? 'danger' : 'success'}`;
  none.hidden = calls.length > 0;
}

function filter() {
  for (const { call, shown } of calls) shown.hidden = !isShown(call);
}

function translate() {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  for (const one of document.querySelectorAll('[data-text]')) one.textContent = text(one.dataset.text);
  const other = document.querySelector('#language');
  other.textContent = text('other');
  other.lang = language === 'zh' ? 'en' : 'zh';
  document.title = text('title');
  for (const entry of calls) {
    const made = callElement(entry.call);
    made.hidden = entry.shown.hidden;
    made.open = entry.shown.open;
    entry.shown.replaceWith(made);
    entry.shown = made;
  }
  tell();
}

const events = new EventSource('/events');
events.addEventListener('message', ({ data }) => {
  const call = JSON.parse(data);
  const shown = callElement(call);
  shown.hidden = !isShown(call);
  calls.push({ call, shown });
  list.prepend(shown);
  for (const { shown: old } of calls.splice(0, calls.length - most)) old.remove();
  tell();
});
events.addEventListener('open', () => {
  isLost = false;
  tell();
});
events.addEventListener('error', () => {
  isLost = true;
  tell();
});
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
document.querySelector('#clear').addEventListener('click', () => {
  for (const { shown } of calls) shown.remove();
  calls = [];
  tell();
});
document.querySelector('#language').addEventListener('click', () => {
  language = language === 'zh' ? 'en' : 'zh';
  translate();
});
document.addEventListener('click', async ({ target }) => {
  if (!target.matches('button[data-copy]')) return;
  const line = target.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(line.textContent);
    target.textContent = text('copied');
  } catch {
    getSelection().selectAllChildren(line);
  }
});
tell();
