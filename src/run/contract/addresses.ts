/** The header by which a request names its network address. */
export const addressHeader = 'x-forwarded-for';

/** The network address of a request: the one that it names, else one of its own, so that no limit per address applies. */
export function addresses(): (named: string | null) => string {
  let asked = 0;
  return (named) => {
    if (named !== null) return named;
    asked += 1;
    return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  };
}
