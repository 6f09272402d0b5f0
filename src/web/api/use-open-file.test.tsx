import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  exportOrdersFormatValues,
  exportOrdersOrderTypeValues,
  orderDocumentValues,
} from '#generated/enums.ts';
import { createQueryClient } from './query-client.ts';
import { type RequestScope, setScopeReader } from './request-scope.ts';
import { useExportOrders, useOpenDocument, useOpenFile } from './use-open-file.ts';

const link = '/files/u/a.pdf?signature=1';
const report = vi.fn();
const send = vi.fn<RequestScope['send']>();
const opened: string[] = [];

function onClick(event: MouseEvent): void {
  if (event.target instanceof HTMLAnchorElement) opened.push(event.target.getAttribute('href') ?? '');
  event.preventDefault();
}
document.addEventListener('click', onClick);

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient(report)}>{children}</QueryClientProvider>;
}

function answer(body: object): void {
  send.mockReset().mockImplementation(async () => Response.json(body));
  setScopeReader(() => ({ language: 'en_US', token: 'mine', baseUrl: 'http://shop', send }));
}

afterEach(() => {
  cleanup();
  opened.length = 0;
  report.mockReset();
});

describe('opening a file of the member', () => {
  it('asks for a link and follows it', async () => {
    answer({ code: 0, msg: 'ok', data: link });
    const { result } = renderHook(useOpenFile, { wrapper });
    result.current.open('/files/u/a.pdf');
    await waitFor(() => expect(opened).toEqual([link]));
    expect(document.querySelector('a')).toBeNull();
    expect(new URL(send.mock.calls[0]?.[0].url ?? '').searchParams.get('path')).toBe('/files/u/a.pdf');
  });

  it('follows nothing and shows why when it is refused', async () => {
    answer({ code: 4004, msg: 'not found' });
    const { result } = renderHook(useOpenFile, { wrapper });
    result.current.open('/files/u/a.pdf');
    await waitFor(() => expect(report).toHaveBeenCalledOnce());
    expect(opened).toEqual([]);
  });

  it('downloads a document about an order', async () => {
    answer({ code: 0, msg: 'ok', data: link });
    const { result } = renderHook(useOpenDocument, { wrapper });
    result.current.open({ orderNo: 'P2026112200000001', document: orderDocumentValues.salesContract });
    await waitFor(() => expect(opened).toEqual([link]));
    const sent = new URL(send.mock.calls[0]?.[0].url ?? '').searchParams;
    expect([sent.get('orderNo'), sent.get('document')]).toEqual(['P2026112200000001', '3']);
  });

  it('downloads the orders of the chosen filters', async () => {
    answer({ code: 0, msg: 'ok', data: link });
    const { result } = renderHook(useExportOrders, { wrapper });
    const { standardOrder: orderType } = exportOrdersOrderTypeValues;
    result.current.open({ orderType, format: exportOrdersFormatValues.csvFile, keyWord: 'RC0603' });
    await waitFor(() => expect(opened).toEqual([link]));
    const sent = new URL(send.mock.calls[0]?.[0].url ?? '').searchParams;
    expect([sent.get('orderType'), sent.get('format'), sent.get('keyWord')]).toEqual(['1', '1', 'RC0603']);
  });
});
