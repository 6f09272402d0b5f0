import { setupWorker } from 'msw/browser';
import { recordOf } from '#domain/record-of.ts';
import { isControlled } from './controlled-page.ts';
import { fileHandlers } from './files/file-handlers.ts';
import { openInPage } from './files/open-in-page.ts';
import { callHandlers, developerHandlers, isCall } from './handlers.ts';
import { CallLog } from './panel/call-log.ts';
import { addPanel } from './panel/panel.ts';
import { payInPage } from './payment/pay-in-page.ts';
import { pictures } from './pictures.ts';
import { chooseScenario, chosenScenario, forgetScenario } from './scenarios/chosen-scenario.ts';
import { type CallReport, createMockShop } from './shop.ts';
import { TabMemory } from './tab-memory.ts';
import { violationMessage } from './violation-message.ts';
import { tolerateFailedUpdates } from './worker-updates.ts';
import type { Mail } from './world/outbox.ts';

/** What a developer can reach on the console as `__shop`. */
interface DeveloperShop {
  /** Deletes all changes and reloads the page. */
  readonly reset: () => void;
  /** Plays a scenario such as `listProducts:empty,richMember` and reloads the page; an empty text ends it. */
  readonly play: (scenario: string) => void;
  readonly mails: readonly Mail[];
  /** The latest calls, the newest last. */
  readonly calls: readonly CallReport[];
}

declare global {
  interface Window {
    __shop?: DeveloperShop;
  }
}

function reset(memory: TabMemory): void {
  memory.forget();
  forgetScenario();
  sessionStorage.removeItem('token');
  sessionStorage.removeItem('user');
  location.reload();
}

/** Starts the mocks in the page; an undescribed call is an error. */
export async function startMocks(): Promise<void> {
  const memory = new TabMemory();
  const log = new CallLog();
  const { chosen, played } = chosenScenario();
  const shop = createMockShop({
    startedAt: memory.startedAt,
    savedChanges: memory.changes,
    scenario: played,
    onChange: (store) => memory.keep(store),
    refresh: (store) => memory.refresh(store),
    onArrival: (report) => log.begin(report),
    onCall: (report) => {
      log.end(report);
      const message = violationMessage(report);
      if (message !== undefined) console.error(message);
    },
    log: (line) => console.info(`Mocks: ${line}`),
  });
  // The sandbox cashier replaces a page of the payment service, where the app does not start.
  if (payInPage(shop)) return new Promise(() => undefined);
  openInPage(shop);
  addPanel({ scenario: chosen, log, play: chooseScenario, reset: () => reset(memory) });
  window.__shop = {
    reset: () => reset(memory),
    play: chooseScenario,
    get mails() {
      return shop.mutate(({ outbox }) => outbox.mails);
    },
    get calls() {
      return log.calls.map(({ report }) => report);
    },
  };
  tolerateFailedUpdates();
  // Pictures of a member; downloads never get here.
  const files = fileHandlers(shop);
  const worker = setupWorker(...callHandlers(shop), ...developerHandlers(shop), ...files, ...pictures);
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = recordOf(frame.data);
      if (request instanceof Request && isCall(request)) defaults.error();
    },
  });
  if (await isControlled()) return;
  location.reload();
  await new Promise(() => undefined);
}
