import { useFormat } from '@waybill/ui-shell';
import { TwoLines } from '@waybill/ui-shell/table';

/** A moment in the business's time zone, its day over its hour; in full on hover. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.time(at)}>
      <TwoLines below={format.clock(at)}>{format.nearDay(at)}</TwoLines>
    </time>
  );
}
