import styled from 'styled-components';
import { color, space, textSize } from '../../../../theme/tokens';
import { isMac, toCaps } from './read-keys';

export interface KeyCapsProps {
  keys: string;
  /** Hides the keys from screen readers, which read `aria-keyshortcuts`. Default: false. */
  hidden?: boolean;
  /** Class for another position than inline. */
  className?: string;
}

/** Keys as key caps; renders nothing without keys. */
export function KeyCaps({ keys, hidden = false, className }: KeyCapsProps) {
  const caps = toCaps(keys, isMac());
  if (caps.length === 0) return null;
  return (
    <Caps className={className} aria-hidden={hidden || undefined}>
      {caps.map(({ id, cap }) => (
        <kbd key={id}>{cap}</kbd>
      ))}
    </Caps>
  );
}

const Caps = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space(1)};

  kbd {
    min-width: 20px;
    padding: 0 ${space(1)};
    border: 1px solid ${color('borderStrong')};
    border-radius: 4px;
    color: ${color('textStrong')};
    font: inherit;
    font-size: ${textSize('caption')};
    line-height: 1.125rem;
    text-align: center;
  }
`;
