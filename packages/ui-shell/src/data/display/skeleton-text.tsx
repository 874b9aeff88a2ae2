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
}

/** Grey bars of about the size of loading text, so that nothing moves when it arrives. @public */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  const t = useText();
  const bars = Array.from({ length: lines }, (_, line) => line);
  return (
    <Lines role="status" aria-busy>
      <VisuallyHidden>{t(displayMessages.loading)}</VisuallyHidden>
      {bars.map((line) => (
        <Skeleton key={line} $width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  padding-block: ${space(1)};
`;
