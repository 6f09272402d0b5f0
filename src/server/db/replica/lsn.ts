/** A place in PostgreSQL's log of changes, `16/B374D848`, as a number that grows. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
