import { useFormat } from './use-format';

/** An amount of yuan. */
export function Money({ yuan }: { yuan: number }) {
  return useFormat().money(yuan);
}

/** A moment in the time zone of whoever looks. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{useFormat().time(at)}</time>;
}
