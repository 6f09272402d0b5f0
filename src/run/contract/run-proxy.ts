import { openProxy } from '#contract/proxy/open-proxy.ts';
import { proxyHelp, readProxyOptions } from '#contract/proxy/proxy-options.ts';
import { DriftReporter } from '#contract/proxy/report-drift.ts';
import { watchInThread } from '#contract/proxy/watch-in-thread.ts';
import { constants } from '#generated/constants.ts';

/** Opens the proxy and reports drift until it is ended; `description` is the folder of the description. */
export async function runProxy(args: readonly string[], description: string): Promise<void> {
  const options = readProxyOptions(args);
  if (options === 'help') {
    console.log(proxyHelp);
    return;
  }
  const colours = process.stdout.isTTY && !process.env.NO_COLOR;
  const reporter = new DriftReporter({ write: (line) => console.log(line), colours });
  const applicationKey = options.key ?? constants.applicationKey;
  const judges = watchInThread({ description, target: options.target.href, applicationKey });
  const proxy = await openProxy({ ...options, judges, onCall: reporter.onCall });
  console.log(`${proxy.address} passes everything on to ${options.target.href}`);
  console.log(`Calls and drift: ${proxy.pageAddress}`);
  const end = async () => {
    await proxy.close();
    reporter.sumUp();
    process.exit(reporter.kinds > 0 ? 1 : 0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
