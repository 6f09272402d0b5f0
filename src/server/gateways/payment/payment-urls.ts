export function notifyPath(service: string): string {
  return `/payment/notify/${service}`;
}

/** Where the browser comes back to from a service. */
export function returnPath(service: string, ticket: string, cancelled = false): string {
  const query = new URLSearchParams({ payment: ticket, ...(cancelled ? { cancelled: '1' } : {}) });
  return `/payment/return/${service}?${query}`;
}
