import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { useMemberDownload } from './use-member-download.ts';

afterEach(cleanup);

const path = '/api/technology/record/download/auth';

function Download({ onGranted }: { onGranted: (url: string) => void }) {
  const { ask } = useMemberDownload(onGranted);
  return (
    <button type="button" onClick={() => ask(1)}>
      download
    </button>
  );
}

it('asks once for a document whose button is clicked twice in a row', async () => {
  const onGranted = vi.fn();
  const url = '/files/doc/guide.en_US.pdf?grant=x';
  const answers = { [path]: { code: 0, msg: 'Success', data: url } };
  const { sent } = await renderWeb(<Download onGranted={onGranted} />, { answers });
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onGranted).toHaveBeenCalledWith(url));
  expect(sent.filter((request) => request.path === path)).toHaveLength(1);
});
