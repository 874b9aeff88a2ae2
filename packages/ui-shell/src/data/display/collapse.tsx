import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../controls/basic/focus-ring';
import { color, motion, radius, space, textSize } from '../../theme/tokens';

/** @public */
export interface CollapseProps {
  title: ReactNode;
  /** Open on first show; the reader's own choice wins afterwards. Default false. */
  defaultOpen?: boolean;
  /** Of those with the same group one is open at a time. */
  group?: string;
  /** Not called for `defaultOpen`. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a page that is folded away below its title; the browser's search in the page opens it. @public */
export function Collapse({ title, defaultOpen = false, group, onOpenChange, children }: CollapseProps) {
  const wasOpen = useRef(defaultOpen);
  const handleToggle = (open: boolean) => {
    // A part that is open from the start reports its opening too.
    if (open !== wasOpen.current) onOpenChange?.(open);
    wasOpen.current = open;
  };
  return (
    <Frame name={group} open={defaultOpen} onToggle={({ currentTarget }) => handleToggle(currentTarget.open)}>
      <Title>
        <span>{title}</span>
        <ChevronDown aria-hidden size={16} />
      </Title>
      <Body>{children}</Body>
    </Frame>
  );
}

const Frame = styled.details`
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  color: ${color('text')};
  font-size: ${textSize('body')};

  & + & {
    margin-block-start: ${space(2)};
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Title = styled.summary`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  box-sizing: border-box;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius('large')};
  color: ${color('textStrong')};
  font-weight: 600;
  list-style: none;
  cursor: pointer;
  ${focusRing}

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${color('surfaceSunken')};
  }

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg {
    flex: none;
    color: ${color('textMuted')};
    transition: rotate ${motion('fast')};
  }
`;

const Body = styled.div`
  padding: ${space(2)} ${space(4)} ${space(4)};
  overflow-wrap: anywhere;
`;
