import { Shapes } from 'lucide-react';
import { useIcon } from './icon-registry';

/** @public */
export interface NavIconProps {
  /** Name in the `IconProvider`; an unknown name shows the generic icon. */
  name?: string | undefined;
  isCustomSvg?: boolean | undefined;
  /** In px. Default 18. */
  size?: number;
}

/** The icon of a menu entry or tab, for the eye only: its name is never read out. @public */
export function NavIcon({ name, isCustomSvg, size = 18 }: NavIconProps) {
  const Icon = useIcon(name, isCustomSvg) ?? Shapes;
  return <Icon width={size} height={size} strokeWidth={1.75} aria-hidden focusable={false} />;
}
