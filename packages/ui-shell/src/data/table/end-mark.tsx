import { useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface EndMarkProps {
  /** If the rows change, the mark checks its position again. */
  rows: readonly unknown[];
  onReach: () => void;
}

/** Covers the last rows of a table and reports when they come into view of any scroll container. */
export function EndMark({ rows, onReach }: EndMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = mark;
    if (!current || rows.length === 0) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.at(-1)?.isIntersecting) onReach();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [rows, onReach]);
  return <Mark ref={mark} aria-hidden />;
}

const Mark = styled.div`
  width: 1px;
  height: 240px;
  margin-block-start: -240px;
  pointer-events: none;
  visibility: hidden;
`;
