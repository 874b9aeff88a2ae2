import styled from 'styled-components';
import { useText } from '../../../../locales/use-text';
import { color, radius, space, textSize } from '../../../../theme/tokens';
import { resourceMessages } from './messages';

/** Marks a row that another user has changed while it was shown, with the name if known. */
export function ChangedMark({ by }: { by: string | undefined }) {
  const t = useText();
  return (
    <Mark>{by === undefined ? t(resourceMessages.changedRow) : t(resourceMessages.changedRowBy, { name: by })}</Mark>
  );
}

/** Marks a record with a step that waits for the connection. */
export function WaitingMark() {
  return <Mark data-state="waiting">{useText()(resourceMessages.waitsForLine)}</Mark>;
}

/** Shows the number of marked rows above a list; renders nothing for 0. */
export function ChangedCount({ count }: { count: number }) {
  const t = useText();
  return <Count aria-live="polite">{count > 0 && t(resourceMessages.changedRows, { count })}</Count>;
}

const Mark = styled.small`
  margin-inline-start: ${space(2)};
  padding: 0 ${space(1.5)};
  border-radius: ${radius('small')};
  background: ${color('infoTint')};
  color: ${color('info')};
  font-size: ${textSize('caption')};
  white-space: nowrap;

  &[data-state='waiting'] {
    background: ${color('warningTint')};
    color: ${color('warning')};
  }
`;

const Count = styled.span`
  color: ${color('info')};
  font-size: ${textSize('caption')};
`;
