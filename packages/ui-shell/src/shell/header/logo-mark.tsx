/** @public */
export interface LogoMarkProps {
  /** In px. Default 28. */
  size?: number;
}

/** The default mark in the colour of the text: four tiles of a desk. */
export function LogoMark({ size = 28 }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable={false}>
      <path d="M2 2h9v12H2zM13 2h9v6h-9zM2 16h9v6H2zM13 10h9v12h-9z" />
    </svg>
  );
}
