import { Button, color, Dialog, space, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import { kitMessages } from './messages';

export interface LeftDialogProps<Left> {
  title: string;
  /** The records that did not change. */
  left: readonly Left[];
  nameOf: (one: Left) => string;
  onClose: () => void;
}

/** Lists records that a bulk action left unchanged, each with its reason; closed while there are none. */
export function LeftDialog<Left extends { id: number; reason: string }>(props: LeftDialogProps<Left>) {
  const { title, left, nameOf, onClose } = props;
  const t = useText();
  return (
    <Dialog
      open={left.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={<Button onClick={onClose}>{t(kitMessages.close)}</Button>}
    >
      <List>
        {left.map((one) => (
          <li key={one.id}>
            <strong>{nameOf(one)}</strong>
            {one.reason}
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(1)} ${space(5)} ${space(5)};
  list-style: none;

  strong {
    margin-inline-end: ${space(3)};
    color: ${color('textStrong')};
    font-variant-numeric: tabular-nums;
  }
`;
