import { useFormat } from '@waybill/ui-shell';

/** An amount of yuan. */
export function Money({ yuan }: { yuan: number }) {
  return useFormat().money(yuan);
}

/** The day of a moment in the business's time zone. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{useFormat().day(at)}</time>;
}

/** A moment in the business's time zone. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{useFormat().time(at)}</time>;
}
