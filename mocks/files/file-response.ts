import { myDataPath } from '#domain/my-data/my-archive.ts';
import { exportFolder } from '#domain/order-export/export-link.ts';
import { flowExportPath } from '#domain/wallet/flow-export.ts';
import type { MockShop } from '../shop.ts';
import { asDownload } from './as-download.ts';
import { documentFileResponse } from './document-file.ts';
import { exportFile } from './export-file.ts';
import { flowExportFile } from './flow-export-file.ts';
import { myDataFile } from './my-data-file.ts';

const substitute = 'This file belongs to the sample data of the mocks.\n';

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What a link of the mocks opens; undefined when it is not a link to a file. */
export function fileResponse({ mutate }: MockShop, url: URL): Response | undefined {
  if (url.pathname.startsWith('/files/doc/'))
    return mutate((world) => documentFileResponse(world, url.pathname));
  if (!url.searchParams.has('signature') || !url.pathname.startsWith('/files/')) return undefined;
  return mutate((world, now) => {
    const { store, contents } = world;
    if (Number(url.searchParams.get('expires')) * 1000 < now.getTime())
      return new Response('This link has expired.\n', { status: 403 });
    const { pathname } = url;
    if (pathname === myDataPath) {
      const { name, content } = myDataFile(world, url);
      return new Response(content, { headers: asDownload(name) });
    }
    if (pathname.startsWith(exportFolder)) {
      const { name, content } =
        pathname === flowExportPath ? flowExportFile(world, url) : exportFile(world, url, now);
      return new Response(content, { headers: asDownload(name) });
    }
    const name = store.find('storedFiles', 'path', pathname)?.name ?? nameOf(pathname);
    return new Response(contents.get(pathname) ?? substitute, { headers: asDownload(name) });
  });
}
