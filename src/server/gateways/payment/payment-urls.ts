export function notifyPath(service: string): string {
  return `/payment/notify/${service}`;
}

/** URL that a service sends the browser back to. */
export function returnPath(service: string, ticket: string, cancelled = false): string {
  const query = new URLSearchParams({ payment: ticket, ...(cancelled ? { cancelled: '1' } : {}) });
  return `/payment/return/${service}?${query}`;
}
