import { type Command, useCommands } from '@waybill/ui-shell/console';
import { useEffect, useMemo, useRef } from 'react';
import type { StepRule } from '../contract/placing';
import type { OrderStep } from '../contract/words';
import { orderMessages } from './shared/messages';

/** The steps of the selected orders as one command in the palette, with a shortcut. */
export function useBulkCommands(steps: readonly StepRule[], take: (step: OrderStep) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const names = steps.map(({ step }) => step).join();
  const commands = useMemo((): readonly Command[] => {
    const choices = names.split(',').filter(Boolean) as OrderStep[];
    if (choices.length === 0) return [];
    return [
      {
        id: 'order.bulkStep',
        title: orderMessages.moveTicked,
        pinyin: 'geng gai gou xuan ding dan de zhuang tai',
        keys: 'S',
        choose: () =>
          choices.map((step) => ({
            id: `order.bulkStep.${step}`,
            title: orderMessages[step],
            run: () => latest.current(step),
          })),
      },
    ];
  }, [names]);
  useCommands(commands);
}
