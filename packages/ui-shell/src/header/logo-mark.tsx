'use client';

import { useId } from 'react';

export interface LogoMarkProps {
  /** In px. Default 28. */
  size?: number;
}

/** The product's mark in one colour, that of the text: a waybill with its torn-off stub, on it the route from stop to stop as a W. */
export function LogoMark({ size = 28 }: LogoMarkProps) {
  const mask = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable={false}>
      <mask id={mask}>
        <path
          fill="white"
          d="M5.5 2h13A3.5 3.5 0 0 1 22 5.5v8.6a2.2 2.2 0 0 0 0 4.2v.2a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 18.5v-.2a2.2 2.2 0 0 0 0-4.2V5.5A3.5 3.5 0 0 1 5.5 2Z"
        />
        <path
          d="M6 6.6 9 12.6 12 7.4 15 12.6 18 6.6"
          fill="none"
          stroke="black"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M6.4 16.2h11.2"
          fill="none"
          stroke="black"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeDasharray="1.2 2.8"
        />
      </mask>
      <rect width="24" height="24" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
