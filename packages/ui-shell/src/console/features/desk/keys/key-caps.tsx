import styled from 'styled-components';
import { color, space, textSize } from '../../../../theme/tokens';
import { isMac, toCaps } from './read-keys';

export interface KeyCapsProps {
  keys: string;
  /** Not read out, since `aria-keyshortcuts` says them. Default: false. */
  hidden?: boolean;
  /** Where they stand otherwise than in a line. */
  className?: string;
}

/** Keys as they stand on a keyboard; nothing where there are none. */
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
