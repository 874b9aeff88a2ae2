import { LogoMark, type LogoMarkProps } from '../../../../shell/header/logo-mark';
import { useConsole } from '../../../kernel/console-context';
import { PartBoundary } from '../../../kernel/part-boundary';

/** The app's mark, or the default one if it is missing or throws. */
export function BrandMark(props: LogoMarkProps) {
  const { logo: Mark } = useConsole().config.slots;
  const neutral = <LogoMark {...props} />;
  if (!Mark) return neutral;
  return (
    <PartBoundary name="logo" fallback={neutral}>
      <Mark {...props} />
    </PartBoundary>
  );
}
