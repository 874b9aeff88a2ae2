import styled from 'styled-components';
import { color, space, textSize } from '../../../../theme/tokens';
import { isMac, toCaps } from '../keys/read-keys';

export interface KeyCapsProps {
  keys: string;
  /** They stand at the end of a menu entry, in its colour, and not on touch screens. Default: false. */
  beside?: boolean;
  /** Not read out, since `aria-keyshortcuts` says them. Default: false. */
  hidden?: boolean;
}

/** Keys as they stand on a keyboard; nothing where there are none. */
export function KeyCaps({ keys, beside = false, hidden = false }: KeyCapsProps) {
  const caps = toCaps(keys, isMac());
  if (caps.length === 0) return null;
  return (
    <Caps data-beside={beside || undefined} aria-hidden={hidden || undefined}>
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
    line-height: 18px;
    text-align: center;
  }

  &[data-beside] {
    margin-inline-start: auto;
    padding-inline-start: ${space(4)};

    kbd {
      border-color: color-mix(in srgb, currentcolor 30%, transparent);
      color: inherit;
    }

    @media (hover: none) and (pointer: coarse) {
      display: none;
    }
  }
`;
