import { useText } from '../../locales/use-text';
import { ClosedGatePicture } from './closed-gate-picture';
import { ErrorPage, type ErrorPageProps } from './error-page';
import { errorPageMessages } from './messages';

/** @public */
export type ForbiddenProps = Pick<ErrorPageProps, 'onHome' | 'seconds' | 'children'>;

/** The 403 page: the account may not open the page. @public */
export function Forbidden(props: ForbiddenProps) {
  const t = useText();
  return (
    <ErrorPage
      {...props}
      picture={<ClosedGatePicture />}
      title={t(errorPageMessages.forbiddenTitle)}
      hint={t(errorPageMessages.forbiddenHint)}
    />
  );
}
