/** Where the form leads when that is this shop itself, over the same connection; undefined for anything else. */
function ownAddress(action: string | null, origin: string): string | undefined {
  if (!action) return undefined;
  try {
    const url = new URL(action, origin);
    return url.origin === origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

// Not a generated form: it is that of the response, with its hidden fields, and nobody sees it.
/**
 * Rebuilds the payment form from the HTML of the response: its address, its method and its hidden fields, nothing else. Undefined
 * when there is none or when it leads away from this shop. The members of the parsed form are taken from their prototype, because
 * a field of the name `action` would hide them.
 */
export function rebuildRedirectForm(html: string, origin = location.origin): HTMLFormElement | undefined {
  const parsed = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  if (!parsed) return undefined;
  const read = (name: string) => Element.prototype.getAttribute.call(parsed, name);
  const action = ownAddress(read('action'), origin);
  if (action === undefined) return undefined;
  const fields = [...Element.prototype.querySelectorAll.call(parsed, 'input[type="hidden" i][name]')];
  const form = document.createElement('form');
  form.action = action;
  form.method = read('method')?.toLowerCase() === 'post' ? 'post' : 'get';
  form.hidden = true;
  form.append(
    ...fields.map((field) => {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = field.getAttribute('name') ?? '';
      input.value = field.getAttribute('value') ?? '';
      return input;
    }),
  );
  return form;
}

/** Sends the browser to the payment with the form of the response; false when that form is refused. */
export function submitRedirectForm(html: string): boolean {
  const form = rebuildRedirectForm(html);
  if (!form) return false;
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  return true;
}
