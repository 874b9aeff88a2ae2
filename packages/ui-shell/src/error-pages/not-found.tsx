import { useText } from '../locales/use-text';
import { ErrorPage, type ErrorPageProps } from './error-page';
import { LostRoadPicture } from './lost-road-picture';
import { errorPageMessages } from './messages';

/** @public */
export type NotFoundProps = Pick<ErrorPageProps, 'onHome' | 'seconds' | 'children'>;

/** The 404 page: no page stands at the address. @public */
export function NotFound(props: NotFoundProps) {
  const t = useText();
  return (
    <ErrorPage
      {...props}
      picture={<LostRoadPicture />}
      title={t(errorPageMessages.notFoundTitle)}
      hint={t(errorPageMessages.notFoundHint)}
    />
  );
}
