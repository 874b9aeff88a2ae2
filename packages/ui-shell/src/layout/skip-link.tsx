import { styled } from 'styled-components';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { color, radius, shadow, space } from '../theme/tokens';
import { layoutMessages } from './messages';

/** The first stop of the Tab key: brings the focus to the page. Seen only while it has the focus. */
export function SkipLink({ onSkip }: { onSkip: () => void }) {
  const t = useText();
  return (
    <Skip type="button" onClick={onSkip}>
      {t(layoutMessages.skip)}
    </Skip>
  );
}

const Skip = styled.button`
  position: absolute;
  z-index: ${layer('skipLink')};
  inset-block: ${space(3)} auto;
  inset-inline: ${space(3)} auto;
  padding: ${space(2)} ${space(4)};
  border: 0;
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  color: ${color('primaryText')};
  font-weight: 600;
  box-shadow: ${shadow('popover')};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
