import type { LogoMarkProps } from '@waybill/ui-shell';
import { useId } from 'react';

/** The product's mark in the colour of the text: a consignment tag with a W and an open eyelet. */
export function WaybillMark({ size = 28 }: LogoMarkProps) {
  const mask = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable={false}>
      <mask id={mask}>
        <path
          fill="white"
          d="M4 2.5h10.3a3.5 3.5 0 0 1 2.62 1.18l5.4 6.08a3.36 3.36 0 0 1 0 4.48l-5.4 6.08a3.5 3.5 0 0 1-2.62 1.18H4a3.5 3.5 0 0 1-3.5-3.5V6A3.5 3.5 0 0 1 4 2.5Z"
        />
        <path
          d="M4.6 8 7.3 15.6 10.3 9.2 13.3 15.6 16 8"
          fill="none"
          stroke="black"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="19.2" cy="12" r="1.3" fill="black" />
      </mask>
      <rect width="24" height="24" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
