import { cloneElement, type ReactElement, type Ref, useRef } from 'react';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useOnIntent } from '../../lib/use-on-intent';
import type { FlyoutPanelProps } from './flyout-panel';

export interface FlyoutProps extends Omit<FlyoutPanelProps, 'anchor'> {
  /** The entry that opens it; it must take a ref. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
}

const flyoutPanel = createLazyPart(() => import('./flyout-panel').then((module) => module.FlyoutPanel));

/** A panel beside (or below) a menu entry, its code loaded with the first that opens. Escape and the left arrow bring the focus back to the entry. */
export function Flyout({ trigger, ...rest }: FlyoutProps) {
  const { node, flyouts } = rest;
  const anchor = useRef<HTMLElement>(null);
  const Panel = useOnIntent(flyoutPanel, flyouts.open?.path === node.path, flyouts.close);
  return (
    <>
      {cloneElement(trigger, { ref: anchor })}
      {Panel && <Panel {...rest} anchor={anchor} />}
    </>
  );
}
