/** Few rounds in `npm test` and many before a release, as rows `[rounds, mark]` of `test.each`; `WAYBILL_THOROUGH=1` takes its own number for the few. */
export function roundsOf(few: number, many: number, thorough = many): [rounds: number, mark: string][] {
  return [
    [process.env.WAYBILL_THOROUGH === '1' ? thorough : few, ''],
    [many, ' @release'],
  ];
}
