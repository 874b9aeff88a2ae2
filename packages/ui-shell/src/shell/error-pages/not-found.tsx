import { useText } from '../../locales/use-text';
import { ErrorPage, type ErrorPageProps } from './error-page';
import { errorPageMessages } from './messages';
import { Canvas } from './picture.styles';

/** @public */
export type NotFoundProps = Pick<ErrorPageProps, 'onHome' | 'seconds' | 'children'>;

/** The 404 page. @public */
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

/** A road that breaks off; a parcel waits at the edge, the destination is out of reach on the other side. */
function LostRoadPicture() {
  return (
    <Canvas>
      <ellipse className="ground" cx="210" cy="150" rx="196" ry="128" />
      <path
        className="soft"
        d="M60 118c0-12 10-20 21-18 4-12 22-14 28-3 11-2 19 6 19 15 0 4-3 6-6 6H66c-4 0-6 0-6 0zM286 84c0-9 7-15 15-13 4-10 17-11 22-2 8-2 15 4 15 11 0 3-2 4-5 4z"
      />
      <path className="road" d="M20 226h206l-10 12 12 10-14 12 8 12H20z" />
      <path className="road" d="M400 226H306l9 14-13 10 14 12-9 10h93z" />
      <path className="white-line" d="M38 249h34M92 249h34M146 249h34M340 249h34" />
      <path className="soft" d="m250 262 10-6 6 10-10 6zM276 236l8-3 3 8-8 4zM262 284l6-3 4 6-7 4z" />
      {/* the destination */}
      <path className="accent" d="M354 118c-19 0-34 15-34 34 0 24 34 62 34 62s34-38 34-62c0-19-15-34-34-34z" />
      <circle className="paper" cx="354" cy="152" r="13" />
      {/* the parcel */}
      <path className="paper ink" d="M96 148h82v78H96z" />
      <path className="soft" d="M124 148h26v28h-26z" />
      <path className="accent-line" d="M108 208h24M137 148v14" />
      {/* the question */}
      <path className="accent-line" d="M214 110c0-10 8-17 18-17s17 7 17 16c0 12-16 13-16 26" strokeWidth="7" />
      <circle className="accent" cx="233" cy="152" r="5" />
    </Canvas>
  );
}
