import type { Page } from '@playwright/test';
import { mostCompared } from '#domain/catalogue/compared-ids.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control of a page, as a person sees it. */
export interface FoundControl {
  /** What it is called and where, the same before and after the scripts. */
  readonly name: string;
  /** Controls of different groups may exclude each other by design, such as a range and the values in it. */
  readonly group: string;
  readonly kind: 'tick' | 'choice' | 'text';
  readonly type: string;
  /** Its place among all controls of the page. */
  readonly index: number;
  readonly content: string | boolean;
  /** The last option of a select box. */
  readonly lastOption: string | undefined;
}

const controlSelector = 'input:not([type=hidden], [type=file]), textarea, select';

/** Runs in the page. */
function readControls(selector: string): FoundControl[] {
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const labelOf = (control: Control) => {
    const label = control.labels?.[0];
    // The count next to a value changes with the filters.
    const shown = label?.querySelector(':scope > span') ?? label;
    return control.getAttribute('aria-label') ?? (text(shown) || control.name);
  };
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<Control>(selector)].flatMap((control, index) => {
    const box = control.closest('fieldset, table, form, dialog');
    const isTick = control.type === 'checkbox' || control.type === 'radio';
    const isSelect = control instanceof HTMLSelectElement;
    const place = text(box?.querySelector('legend span')) || box?.getAttribute('aria-label') || '';
    const plain = [place, labelOf(control), isTick ? control.value : ''].join(' / ');
    const count = seen.get(plain) ?? 0;
    seen.set(plain, count + 1);
    const usable = control.checkVisibility({ visibilityProperty: true });
    if (!usable || control.disabled || ('readOnly' in control && control.readOnly)) return [];
    return [
      {
        name: count === 0 ? plain : `${plain} (${count})`,
        group: `${box?.closest('fieldset, table')?.localName ?? 'form'} ${isTick ? 'tick' : control.type}`,
        kind: isTick ? ('tick' as const) : isSelect ? ('choice' as const) : ('text' as const),
        type: control.type === 'text' && control.inputMode === 'numeric' ? 'quantity' : control.type,
        index,
        content: isTick && control instanceof HTMLInputElement ? control.checked : control.value,
        lastOption: isSelect ? control.options[control.options.length - 1]?.value : undefined,
      },
    ];
  });
}

/** Every control that a visitor can use now. */
export function findControls(page: Page): Promise<FoundControl[]> {
  return page.evaluate(readControls, controlSelector);
}

const samples: Readonly<Record<string, string>> = {
  email: 'wei@example.com',
  search: '0603',
  tel: '13800138000',
  quantity: '5000',
};

/** Controls that can be filled together; of the boxes that pick products for comparison only as many as may be picked. */
export function inRounds(controls: readonly FoundControl[]): FoundControl[][] {
  const rounds = Map.groupBy(controls, ({ group }) => (group.startsWith('form') ? 'form' : group));
  return [...rounds].map(([group, all]) => (group.startsWith('table') ? all.slice(0, mostCompared) : all));
}

/** Runs in the page: what the browser does when somebody types into a control, ticks it or chooses in it. */
function fill({ selector, fills }: { selector: string; fills: readonly Fill[] }): void {
  const all = [...document.querySelectorAll<Control>(selector)];
  for (const { index, content } of fills) {
    const control = all[index];
    if (!control) continue;
    control.focus();
    if (content === true) {
      if (control instanceof HTMLInputElement && !control.checked) control.click();
      continue;
    }
    control.value = String(content);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

interface Fill {
  readonly index: number;
  readonly content: string | boolean;
}

function contentFor({ kind, type, lastOption }: FoundControl): string | boolean {
  if (kind === 'tick') return true;
  // A number is good for names, too, and is shown as it was typed.
  return kind === 'choice' ? (lastOption ?? '') : (samples[type] ?? '5');
}

/** Types something else into controls, ticks them or chooses their last option. Returns what each then holds, by its name. */
export async function fillControls(
  page: Page,
  controls: readonly FoundControl[],
): Promise<ReadonlyMap<string, string | boolean>> {
  const fills = controls.map((control) => ({ index: control.index, content: contentFor(control) }));
  await page.evaluate(fill, { selector: controlSelector, fills });
  return new Map(controls.map((control) => [control.name, contentFor(control)]));
}
