import styled from 'styled-components';
import { Skeleton } from '../../feedback/skeleton';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { space } from '../../theme/tokens';
import { displayMessages } from './messages';

/** @public */
export interface SkeletonTextProps {
  /** Bars below each other; the last is shorter. Default 3. */
  lines?: number;
  /** Adds a square for a picture. Default false. */
  picture?: boolean;
}

/** Grey bars of about the size of loading text, so that nothing moves when it arrives. @public */
export function SkeletonText({ lines = 3, picture = false }: SkeletonTextProps) {
  const t = useText();
  const bars = Array.from({ length: lines }, (_, line) => line);
  return (
    <Frame role="status" aria-busy>
      <VisuallyHidden>{t(displayMessages.loading)}</VisuallyHidden>
      {picture && <Skeleton $width="48px" $height={48} />}
      <Lines>
        {bars.map((line) => (
          <Skeleton key={line} $width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
        ))}
      </Lines>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  gap: ${space(3)};
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(3)};
  align-content: start;
  padding-block: ${space(1)};
`;
