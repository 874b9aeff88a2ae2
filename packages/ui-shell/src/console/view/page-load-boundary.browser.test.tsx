import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../testing/console/draw-in-console';
import { PageLoadError } from '../features/runtime/lazy-loading/page-load-error';
import { PageLoadBoundary } from './page-load-boundary';
import { ScreenBoundary } from './screen-boundary';

function Missing(): never {
  throw new PageLoadError('orders', new Error('offline'));
}

it.each([
  ['page', PageLoadBoundary],
  ['screen', ScreenBoundary],
])(
  'a %s whose code does not come is reported once, in its place [failed-page-reported-once]',
  async (_name, Boundary) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const parts = consoleParts();
    const isReported = vi.spyOn(parts.errorLog, 'report');
    const failures = vi.fn(parts.showFailure);
    await drawInConsole(
      { ...parts, showFailure: failures },
      <Boundary>
        <Missing />
      </Boundary>,
    );
    await expect.element(page.getByText(/Loading chunk failed/)).toBeVisible();
    await expect.poll(() => failures.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isReported).toHaveBeenCalledTimes(1);
    expect(parts.toasts.state.list).toEqual([]);
  },
);
