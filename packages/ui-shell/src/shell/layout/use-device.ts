import { useMediaQuery } from '../../lib/use-media-query';

/** `mobile` below 992 px of window width. @public */
export type Device = 'desktop' | 'mobile';

/** The device, derived from the width of the window and followed as it changes; it is never written into the settings. @public */
export function useDevice(): Device {
  return useMediaQuery('(max-width: 991.98px)') ? 'mobile' : 'desktop';
}
