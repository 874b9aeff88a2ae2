/** Rows `[rounds, mark]` for `test.each`: few rounds in `npm test`, many before a release, `thorough` with `WAYBILL_THOROUGH=1`. */
export function roundsOf(few: number, many: number, thorough = many): [rounds: number, mark: string][] {
  return [
    [process.env.WAYBILL_THOROUGH === '1' ? thorough : few, ''],
    [many, ' @release'],
  ];
}

/** Seed of random tests: fixed in `npm test`, another one in each run before a release; `WAYBILL_SEED` repeats a run. */
export const seed = Number(process.env.WAYBILL_SEED ?? (process.env.WAYBILL_RELEASE ? Date.now() % 2 ** 31 : 1));
