/** Returns a function that runs one call per key at a time: concurrent callers get the same result. */
export function createSingleFlight<T>(): (key: number | string, run: () => Promise<T>) => Promise<T> {
  let flight: { key: number | string; result: Promise<T> } | undefined;
  return (key, run) => {
    if (flight?.key === key) return flight.result;
    const result = run().finally(() => {
      if (flight?.result === result) flight = undefined;
    });
    flight = { key, result };
    return result;
  };
}
