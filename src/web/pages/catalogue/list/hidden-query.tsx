/** The query of an address as hidden fields: a form that the browser sends itself leads there, with its own field added. */
export function HiddenQuery({ href }: { href: string }) {
  const query = new URLSearchParams(href.split('?')[1]);
  return [...query].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
