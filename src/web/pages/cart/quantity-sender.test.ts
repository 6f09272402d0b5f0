import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuantitySender } from './quantity-sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A sender whose calls are settled by the test, in the order in which they were made. */
function open() {
  const calls: { carId: number; num: number; answer: () => void; refuse: (error: Error) => void }[] = [];
  const refused = vi.fn();
  const settled = vi.fn();
  const send = (carId: number, num: number) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ carId, num, answer: resolve, refuse: reject });
    });
  const sender = new QuantitySender({ send, onRefused: refused, onSettled: settled }, 300);
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  const end = async (index: number, error?: Error) => {
    if (error) calls[index]?.refuse(error);
    else calls[index]?.answer();
    await pass(0);
  };
  const sentQuantities = () => calls.map(({ carId, num }) => [carId, num]);
  const drafts = () => [...sender.drafts.get()];
  return { sender, pass, end, sent: sentQuantities, drafts, refused, settled };
}

describe('changed quantities', () => {
  it('are sent 300 ms after the last change, the last one only', async () => {
    const { sender, pass, sent, drafts } = open();
    sender.set(1, 100);
    await pass(299);
    sender.set(1, 200);
    await pass(299);
    expect(sent()).toEqual([]);
    expect(drafts()).toEqual([[1, 200]]);
    await pass(1);
    expect(sent()).toEqual([[1, 200]]);
  });

  it('of two lines do not wait for each other', async () => {
    const { sender, pass, sent } = open();
    sender.set(1, 100);
    await pass(200);
    sender.set(2, 5);
    await pass(100);
    expect(sent()).toEqual([[1, 100]]);
    await pass(200);
    expect(sent()).toEqual([
      [1, 100],
      [2, 5],
    ]);
  });

  it('are shown until the server responds', async () => {
    const { sender, pass, end, drafts, settled } = open();
    sender.set(1, 100);
    await pass(300);
    expect(drafts()).toEqual([[1, 100]]);
    expect(settled).not.toHaveBeenCalled();
    await end(0);
    expect(drafts()).toEqual([]);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('wait for the call of their line that is on its way', async () => {
    const { sender, pass, end, sent, drafts, settled } = open();
    sender.set(1, 100);
    await pass(300);
    sender.set(1, 200);
    await pass(300);
    expect(sent()).toEqual([[1, 100]]);
    await end(0);
    expect(sent()).toEqual([
      [1, 100],
      [1, 200],
    ]);
    expect(drafts()).toEqual([[1, 200]]);
    await end(1);
    expect(drafts()).toEqual([]);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('are not overwritten by the response to an older one', async () => {
    const { sender, pass, end, drafts } = open();
    sender.set(1, 100);
    await pass(300);
    sender.set(1, 200);
    await end(0);
    expect(drafts()).toEqual([[1, 200]]);
  });

  it('give way to what the shop says when they are refused, unless there is a newer one', async () => {
    const { sender, pass, end, drafts, refused } = open();
    sender.set(1, 100);
    await pass(300);
    await end(0, new Error('no'));
    expect(refused).toHaveBeenCalledExactlyOnceWith(1, expect.any(Error));
    expect(drafts()).toEqual([]);
    sender.set(1, 200);
    await pass(300);
    sender.set(1, 300);
    await end(1, new Error('no'));
    expect(drafts()).toEqual([[1, 300]]);
  });

  it('are all sent at once when the page is left', async () => {
    const { sender, end, sent, pass } = open();
    sender.set(1, 100);
    sender.set(2, 5);
    const flushed = sender.flush();
    expect(sent()).toEqual([
      [1, 100],
      [2, 5],
    ]);
    await end(0);
    await end(1, new Error('no'));
    expect(await flushed).toBe(false);
    await pass(1000);
    expect(sent()).toHaveLength(2);
    expect(await sender.flush()).toBe(true);
  });

  it('flushed while a call is on its way are sent after it, and waited for', async () => {
    const { sender, pass, end, sent } = open();
    sender.set(1, 100);
    await pass(300);
    const quiet = sender.flush();
    await end(0);
    expect(await quiet).toBe(true);
    expect(sent()).toEqual([[1, 100]]);
    sender.set(1, 200);
    await pass(300);
    sender.set(1, 300);
    const flushed = sender.flush();
    await end(1);
    await end(2);
    expect(await flushed).toBe(true);
    expect(sent().slice(1)).toEqual([
      [1, 200],
      [1, 300],
    ]);
  });

  it('of a deleted line are forgotten', async () => {
    const { sender, pass, sent, drafts } = open();
    sender.set(1, 100);
    sender.drop(1);
    await pass(1000);
    expect(sent()).toEqual([]);
    expect(drafts()).toEqual([]);
  });
});
