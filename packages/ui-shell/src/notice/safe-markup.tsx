'use client';

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../feedback/skeleton';
import { color } from '../theme/tokens';
import { sanitiseMarkup } from './sanitise-markup';

export interface SafeMarkupProps {
  /** Markup from a server; it is sanitised before it reaches the page. */
  markup: string;
}

/** Shows sanitised markup; plain text at once, markup as soon as the sanitiser is loaded, and the bare words where it cannot be loaded. */
export function SafeMarkup({ markup }: SafeMarkupProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'bare'>('waiting');
  const plain = !/[<&]/.test(markup);

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

  if (plain) return <Words>{markup}</Words>;
  return (
    <>
      {state === 'waiting' && <Skeleton $width="80%" />}
      {state === 'bare' && <Words>{markup.replace(/<[^>]*>/g, ' ')}</Words>}
      <Words ref={host} hidden={state !== 'ready'} />
    </>
  );
}

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
    padding-left: 1.4em;
  }
`;
