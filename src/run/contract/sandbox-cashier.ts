import { type SandboxOutcome, sandboxPath } from '#domain/payment/addresses.ts';

type Fetch = (request: Request) => Promise<Response>;

function post(baseUrl: string, path: string, fields: Record<string, string>): Request {
  const body = new URLSearchParams(fields);
  return new Request(new URL(path, baseUrl), { method: 'POST', body, redirect: 'manual' });
}

/**
 * Pays or declines a payment at the sandbox cashier as a browser does: sends the form that a payment call returned, then chooses.
 * False where the form leads to another cashier.
 */
export async function payAtSandbox(
  fetch: Fetch,
  baseUrl: string,
  form: string,
  decision: 'pay' | 'decline',
): Promise<boolean> {
  const [action, payment] = [/action="([^"]+)"/.exec(form)?.[1], /value="([^"]+)"/.exec(form)?.[1]];
  if (!action || !payment) return false;
  const started = await fetch(post(baseUrl, action, { payment }));
  if (!started.headers.get('location')?.includes(sandboxPath)) return false;
  const outcome: SandboxOutcome = decision === 'pay' ? 'paid' : 'declined';
  const done = await fetch(post(baseUrl, sandboxPath, { payment, outcome }));
  return done.status === 303;
}
