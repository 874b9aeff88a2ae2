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

/** In characters; sanitising more would block the page. */
const mostMarkup = 10_000;

/**
 * Shows sanitised markup once the sanitiser has loaded, or its plain text if loading fails. More than 10,000 characters
 * are truncated to plain text with a note. @public
 */
export function SafeMarkup({ markup }: SafeMarkupProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'bare'>('waiting');
  const t = useText();
  const tooLong = markup.length > mostMarkup;
  const plain = tooLong || !/[<&]/.test(markup);

  useEffect(() => {
    if (plain) return;
    let isCurrent = true;
    sanitiseMarkup(markup).then(
      (fragment) => {
        if (!isCurrent) return;
        host.current?.replaceChildren(fragment);
        setState('ready');
      },
      () => isCurrent && setState('bare'),
    );
    return () => {
      isCurrent = false;
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
