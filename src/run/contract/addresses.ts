/** A network address for every request, so that no limit per address applies. */
export function addresses(): () => string {
  let asked = 0;
  return () => {
    asked += 1;
    return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  };
}
