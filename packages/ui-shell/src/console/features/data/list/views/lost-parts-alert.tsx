import styled from 'styled-components';
import { Alert } from '../../../../../feedback/alert';
import { useText } from '../../../../../locales/use-text';
import { space } from '../../../../../theme/tokens';
import { resourceMessages } from '../../resource/messages';

export interface LostPartsAlertProps {
  /** Name of the view. */
  name: string;
  lost: readonly string[];
}

/** Names the parts of a view that no longer exist. */
export function LostPartsAlert({ name, lost }: LostPartsAlertProps) {
  const t = useText();
  return <Said tone="info">{t(resourceMessages.viewLost, { name, parts: lost.join(', ') })}</Said>;
}

const Said = styled(Alert)`
  margin-block-end: ${space(3)};
`;
