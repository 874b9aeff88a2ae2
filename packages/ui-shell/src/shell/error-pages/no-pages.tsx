import { useText } from '../../locales/use-text';
import { ClosedGatePicture } from './closed-gate-picture';
import { ErrorPage } from './error-page';
import { errorPageMessages } from './messages';

export interface NoPagesProps {
  /** Signs out, so that another account can sign in. */
  onLeave: () => void;
}

/** Shown to an account without any page; offers only to sign out. */
export function NoPages({ onLeave }: NoPagesProps) {
  const t = useText();
  return (
    <ErrorPage
      picture={<ClosedGatePicture />}
      title={t(errorPageMessages.noPagesTitle)}
      hint={t(errorPageMessages.noPagesHint)}
      homeLabel={t(errorPageMessages.otherAccount)}
      onHome={onLeave}
      seconds={0}
    />
  );
}
