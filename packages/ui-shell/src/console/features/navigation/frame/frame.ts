import { createElement } from 'react';
import type { PageLoader } from '../../../kernel/route-entry';
import { originOfFrame } from './frame-address';
import type { FrameOptions } from './frame-options';

/** A page of a route table that is a frame. @public */
export interface FrameLoader extends PageLoader {
  readonly frame: FrameOptions;
}

/**
 * A page of a route table that shows an address in a frame: `page: frame('https://reports.example/board')`. The frame is
 * cached like every page, without a reload after a change of tabs. Throws a `FrameAddressError` for an invalid address. @public
 */
export function frame(options: string | FrameOptions): FrameLoader {
  const entry = typeof options === 'string' ? { address: options } : options;
  originOfFrame(entry.address);
  const load: PageLoader = async () => {
    const { FramePage } = await import('./frame-page');
    return { default: () => createElement(FramePage, entry) };
  };
  return Object.assign(load, { frame: entry });
}
