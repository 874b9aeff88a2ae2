/** Reads the processor time of the page's main thread in ms, and the heap in MB after garbage collection. */
export async function readThread(page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (name) => {
    const { metrics } = await wire.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name).value;
  };
  return {
    busy: async () => 1000 * (await read('TaskDuration')),
    heap: async () => {
      for (let time = 0; time < 3; time += 1) await wire.send('HeapProfiler.collectGarbage');
      return (await read('JSHeapUsedSize')) / 1e6;
    },
  };
}
