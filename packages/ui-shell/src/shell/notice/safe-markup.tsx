import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../feedback/skeleton';
import { useText } from '../../locales/use-text';
import { color } from '../../theme/tokens';
import { noticeMessages } from './messages';
import { sanitiseMarkup } from './sanitise-markup';

/** @public */
export interface SafeMarkupProps {
  /** Markup from a server; it is sanitised before it reaches the page. */
  markup: string;
}

/** In characters; to read and sanitise more would hold up the page. */
const mostMarkup = 10_000;

/** Shows sanitised markup; of more than 10,000 characters only the beginning's words, and says so; plain text at once, markup as soon as the sanitiser is loaded, and the bare words where it cannot be loaded. @public */
export function SafeMarkup({ markup }: SafeMarkupProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'bare'>('waiting');
  const t = useText();
  const tooLong = markup.length > mostMarkup;
  const plain = tooLong || !/[<&]/.test(markup);

  useEffect(() => {
    if (plain) return;
    let wanted = true;
    sanitiseMarkup(markup).then(
      (fragment) => {
        if (!wanted) return;
        host.current?.replaceChildren(fragment);
        setState('ready');
      },
      () => wanted && setState('bare'),
    );
    return () => {
      wanted = false;
    };
  }, [markup, plain]);

  if (tooLong)
    return (
      <Words>
        {textOf(markup.slice(0, mostMarkup))}… <small>{t(noticeMessages.tooLong)}</small>
      </Words>
    );
  if (plain) return <Words>{markup}</Words>;
  return (
    <>
      {state === 'waiting' && <Skeleton $width="80%" />}
      {state === 'bare' && <Words>{textOf(markup)}</Words>}
      <Words ref={host} hidden={state !== 'ready'} />
    </>
  );
}

const textOf = (markup: string) => markup.replace(/<[^<>]*>?/g, ' ');

const Words = styled.span`
  overflow-wrap: anywhere;

  a {
    color: ${color('primaryText')};
  }

  p,
  ul,
  ol {
    margin: 0;
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }
`;
