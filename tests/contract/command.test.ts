import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

/** The end of the command with these arguments: exit code and what it wrote. */
function run(...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/run/contract.ts', ...args], (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, stdout, stderr });
    });
  });
}

it('ends with 2 and a clear line where nothing can be checked', async () => {
  const [option, server, proxy] = await Promise.all([
    run('--only', 'listProduct'),
    run('--server', 'http://127.0.0.1:1', '--only', 'server'),
    run('proxy', '--port', '4300'),
  ]);
  expect(option).toMatchObject({ code: 2, stdout: '' });
  expect(option.stderr.trim()).toBe(
    '--only: "listProduct" is not a check, operationId or area. Did you mean listProducts?',
  );
  expect(server).toMatchObject({ code: 2, stdout: expect.stringContaining('could not check: server.') });
  expect(server.stdout).toContain('Nothing responds at http://127.0.0.1:1');
  expect(proxy).toMatchObject({ code: 2, stderr: expect.stringContaining('The proxy needs --target URL.') });
}, 240_000);
