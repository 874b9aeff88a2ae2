import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { act, draw } from '../../../testing/draw';
import { createErrorLog } from './create-error-log';
import { ErrorLogButton } from './error-log-button';

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => {
  await drawn?.remove();
  drawn = undefined;
});

test('a thousand errors at once are drawn at most once in a frame that takes some of them over', async () => {
  let frames = 0;
  const schedule = (run: () => void) => {
    frames += 1;
    requestAnimationFrame(run);
  };
  const log = createErrorLog({ mode: 'development', schedule });
  const drawing = vi.fn();
  drawn = await draw(
    <Profiler id="button" onRender={drawing}>
      <ErrorLogButton log={log} onOpen={() => {}} />
    </Profiler>,
  );
  drawing.mockClear();
  await act(async () => {
    for (let n = 0; n < 1000; n += 1) log.report(new Error(`error ${n}`));
    expect(frames).toBe(1);
    await vi.waitFor(() => expect(log.state.list).toHaveLength(200));
  });
  expect(drawing.mock.calls.length).toBeGreaterThan(0);
  expect(drawing.mock.calls.length).toBeLessThanOrEqual(frames);
  expect(drawn.host.querySelector('button')?.getAttribute('aria-label')).toBe('Error log 99+');
});

test('uncaught errors and unhandled rejections of a window are recorded until it is disposed', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const frameWindow = frame.contentWindow as Window & typeof globalThis;
  const log = createErrorLog({ mode: 'development', schedule: () => {} });
  const dispose = log.install(frameWindow);
  const script = frameWindow.document.createElement('script');
  script.textContent = "setTimeout(() => { throw new Error('from a timer') })";
  frameWindow.document.body.append(script);
  frameWindow.Promise.reject(new frameWindow.Error('uncaught'));
  await vi.waitFor(() => {
    log.flush();
    expect(log.state.list.map(({ message }) => message)).toContain('from a timer');
  });
  dispose();
  frameWindow.dispatchEvent(
    new frameWindow.ErrorEvent('error', { error: new frameWindow.Error('late'), message: 'late' }),
  );
  log.flush();
  expect(log.state.list.map(({ message }) => message)).not.toContain('late');
  frame.remove();
});
