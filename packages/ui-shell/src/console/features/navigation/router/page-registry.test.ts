import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLoadError } from '../../runtime/lazy-loading/page-load-error';
import { createPageRegistry } from './page-registry';

const Page = () => null;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createPageRegistry', () => {
  it('loads a page once for all callers and caches it', async () => {
    const loader = vi.fn(async () => ({ default: Page }));
    const pages = createPageRegistry({ pages: { home: loader }, timeout: 1000 });
    expect(pages.load('home')).toMatchObject({ status: 'pending' });
    expect(await Promise.all([pages.load('home'), pages.load('home')])).toEqual([Page, Page]);
    expect(pages.load('home')).toMatchObject({ status: 'fulfilled', value: Page });
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('retries once automatically', async () => {
    const loader = vi.fn(async () => ({ default: Page }));
    loader.mockRejectedValueOnce(new Error('gone'));
    const loading = createPageRegistry({ pages: { home: loader }, timeout: 1000 }).load('home');
    await vi.advanceTimersByTimeAsync(400);
    expect(await loading).toBe(Page);
  });

  it('rejects with the name of the failed page until that is shown, then loads again', async () => {
    let broken = true;
    const loader = vi.fn(async () => {
      if (broken) throw new Error('gone');
      return { default: Page };
    });
    const pages = createPageRegistry({ pages: { home: loader }, timeout: 1000 });
    const failed = pages.load('home').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(400);
    const error = await failed;
    expect(error).toBeInstanceOf(PageLoadError);
    expect(error).toMatchObject({ page: 'home', message: expect.stringContaining('Loading chunk failed') });
    broken = false;
    expect(await pages.load('home').catch((again: unknown) => again)).toBe(error);
    pages.forget('home');
    expect(await pages.load('home')).toBe(Page);
  });

  it('gives up waiting after the timeout [chunk-timeout-120-s]', async () => {
    const pages = createPageRegistry({ pages: { slow: () => new Promise(() => {}) }, timeout: 1000, attempts: 1 });
    const failed = pages.load('slow').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(((await failed) as Error).cause).toMatchObject({ message: 'no answer within 1000 ms' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after the timeout however many tries it has: a second one would wait for the same answer [chunk-timeout-120-s-for-all]', async () => {
    const loader = vi.fn(() => new Promise<never>(() => {}));
    let failed: unknown;
    createPageRegistry({ pages: { slow: loader }, timeout: 1000 })
      .load('slow')
      .catch((error: unknown) => {
        failed = error;
      });
    await vi.advanceTimersByTimeAsync(999);
    expect(failed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toBeInstanceOf(PageLoadError);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('knows no page by the name of an object method', async () => {
    const pages = createPageRegistry({ pages: {}, timeout: 1000, attempts: 1 });
    expect(pages.has('constructor')).toBe(false);
    await expect(pages.load('constructor')).rejects.toThrow(PageLoadError);
  });
});
