/** Called while a body is sent, with the share that has left this computer, from 0 to 1. */
export type ReportProgress = (share: number) => void;

/** Sends a request like `fetch`, which cannot report how much of the body was sent. */
export async function sendWithProgress(request: Request, report: ReportProgress): Promise<Response> {
  const body = await request.blob();
  const { method, url, headers, signal } = request;
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const abort = () => sending.abort();
    sending.open(method, url);
    for (const [name, value] of headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => report(total > 0 ? loaded / total : 0);
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => reject(new TypeError('Failed to fetch'));
    sending.onabort = () => reject(signal.reason ?? new DOMException('Aborted', 'AbortError'));
    sending.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(signal.reason);
    else sending.send(body);
  });
}
