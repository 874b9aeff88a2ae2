import { LogoMark, type LogoMarkProps } from '../../header/logo-mark';
import { useConsole } from '../kernel/console-context';

/** The app's mark, or the neutral one. */
export function BrandMark(props: LogoMarkProps) {
  const Mark = useConsole().config.slots.logo ?? LogoMark;
  return <Mark {...props} />;
}
