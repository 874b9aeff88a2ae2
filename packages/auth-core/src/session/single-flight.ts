/** Answers a function that runs one call per key at a time: whoever asks meanwhile gets the same answer. */
export function createSingleFlight<T>(): (key: number | string, run: () => Promise<T>) => Promise<T> {
  let flight: { key: number | string; answer: Promise<T> } | undefined;
  return (key, run) => {
    if (flight?.key === key) return flight.answer;
    const answer = run().finally(() => {
      if (flight?.answer === answer) flight = undefined;
    });
    flight = { key, answer };
    return answer;
  };
}
