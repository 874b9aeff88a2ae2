import type { Browser, Page } from 'playwright';

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock. */
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of a page's main thread, in milliseconds of wall time and of processor time. */
export interface LongestTask {
  clock: number;
  processor: number;
}

/** Does the work while the browser writes down the page's tasks. On a busy machine the clock counts other programs, too. */
export async function traceTasks<T>(browser: Browser, page: Page, work: () => Promise<T>): Promise<[T, LongestTask]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(threadOf));
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The browser wrote down no task.');
  const longest = (field: 'dur' | 'tdur') => Math.max(...tasks.map((task) => task[field] ?? 0)) / 1000;
  return [result, { clock: longest('dur'), processor: longest('tdur') }];
}
