import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Button } from '../../../../controls/basic/button';
import { useText } from '../../../../locales/use-text';
import { layer } from '../../../../theme/layers';
import { color, flexWrap, radius, shadow, space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import { updateMessages } from './messages';

/** Offers a ready newer version; it is activated only on request, after a confirmation about unsaved work. */
export function UpdateBar() {
  const t = useText();
  const { update, leaving } = useConsole();
  const { take } = useSnapshot(update);
  if (!take) return null;
  const handleApply = async () => {
    if (await leaving.confirm()) take();
  };
  return (
    <Bar role="status">
      {t(updateMessages.ready)}
      <Button tone="primary" onClick={() => void handleApply()}>
        {t(updateMessages.now)}
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          update.take = null;
        }}
      >
        {t(updateMessages.later)}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset-block-end: ${space(5)};
  inset-inline: ${space(4)};
  z-index: ${layer('toast')};
  ${flexWrap(2, 3)}
  align-items: center;
  width: fit-content;
  max-width: calc(100% - ${space(8)});
  margin-inline: auto;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('popover')};
  color: ${color('textStrong')};
`;
