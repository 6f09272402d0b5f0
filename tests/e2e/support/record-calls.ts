import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request, TestInfo } from '@playwright/test';
import { transportHeaders } from '../../../generated/transport.ts';
import { type RecordedCall, recordedCalls } from '../../../src/contract/app/recorded-call.ts';
import { outsidePageHeader } from './call-outside-page.ts';

/** Of the headers only what the app decides; the rest says which browser it was. */
const ownHeaders = new Set([
  ...['content-type', 'accept-language', 'x-request-id'],
  ...Object.values(transportHeaders).map((name) => name.toLowerCase()),
]);

function headersOf(request: Request): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers()).filter(([name]) => ownHeaders.has(name)));
}

const call = /^\/(api|open|staff)\//;

/**
 * Records what the pages of a context send to the server, for the contract check. Requests that a test sends itself are left
 * out. Returns a function that saves the recording.
 */
export function recordCalls(context: BrowserContext, info: TestInfo): () => void {
  const calls: RecordedCall[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isFetch = ['fetch', 'xhr'].includes(request.resourceType());
    if (request.headers()[outsidePageHeader] !== undefined) return;
    // It sends on what a page that is being left asked for: that is recorded already, and Chromium does not show the body again.
    if (request.serviceWorker()) return;
    if (!isFetch || !call.test(url.pathname) || /\.tsx?$/.test(url.pathname)) return;
    const body = request.postData();
    // Chromium does not show the body of a large upload.
    if (body === null && request.headers()['content-type']?.startsWith('multipart/')) return;
    calls.push({
      method: request.method(),
      url: request.url(),
      headers: headersOf(request),
      body,
      test: info.titlePath.slice(1).join(' › '),
      page: new URL(request.frame().url()).pathname,
    });
  });
  return () => {
    if (calls.length === 0) return;
    mkdirSync(recordedCalls, { recursive: true });
    const file = join(recordedCalls, `${info.project.name}-${info.workerIndex}.jsonl`);
    appendFileSync(file, calls.map((one) => `${JSON.stringify(one)}\n`).join(''));
  };
}
