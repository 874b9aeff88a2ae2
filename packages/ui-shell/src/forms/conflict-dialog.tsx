import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/basic/button';
import { RadioGroup } from '../controls/basic/radio-group';
import { Dialog } from '../feedback/dialog';
import { useText } from '../locales/use-text';
import { space } from '../theme/tokens';
import { conflictMessages } from './conflict-messages';
import type { Dispute } from './merge';

export interface ConflictDialogProps {
  /** `record`: it changed before the save; `draft`: it changed after the draft was stored. */
  about: 'record' | 'draft';
  disputes: readonly Dispute[];
  /** Label of a field. */
  labelOf: (name: string) => string;
  /** Text of a value; undefined shows the value itself. */
  textOf: (name: string, value: unknown) => string | undefined;
  /** The user has decided; these fields take the other user's values. */
  onChoose: (theirs: readonly Dispute[]) => void;
  onClose: () => void;
}

/** Compares two versions of a record field by field and lets the user choose. Fields that the user did not edit preselect the other version. */
export function ConflictDialog({ about, disputes, labelOf, textOf, onChoose, onClose }: ConflictDialogProps) {
  const t = useText();
  const [theirs, setTheirs] = useState(() => disputes.filter(({ touched }) => !touched));
  const read = (name: string, value: unknown): string => {
    if (value === '' || value === null || value === undefined) return t(conflictMessages.empty);
    if (typeof value === 'boolean') return t(value ? conflictMessages.yes : conflictMessages.no);
    const text = textOf(name, value);
    if (text !== undefined) return text;
    if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
      return value.join(', ') || t(conflictMessages.empty);
    return typeof value === 'object'
      ? t(conflictMessages.entries, { count: Object.keys(value).length })
      : String(value);
  };
  const choose = (dispute: Dispute, whose: 'mine' | 'theirs') => {
    const others = theirs.filter((each) => each !== dispute);
    setTheirs(whose === 'theirs' ? [...others, dispute] : others);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={560}
      title={t(about === 'draft' ? conflictMessages.draftTitle : conflictMessages.title)}
      description={t(about === 'draft' ? conflictMessages.draftHint : conflictMessages.hint)}
      footer={
        <>
          <Button onClick={onClose}>{t(about === 'draft' ? conflictMessages.keep : conflictMessages.back)}</Button>
          <Button tone="primary" onClick={() => onChoose(theirs)}>
            {t(about === 'draft' ? conflictMessages.goOn : conflictMessages.save)}
          </Button>
        </>
      }
    >
      <Fields>
        {disputes.map((dispute) => (
          <RadioGroup
            key={dispute.name}
            label={labelOf(dispute.name)}
            direction="column"
            value={theirs.includes(dispute) ? 'theirs' : 'mine'}
            options={[
              {
                value: 'mine',
                label: read(dispute.name, dispute.mine),
                hint: t(dispute.touched ? conflictMessages.mine : conflictMessages.unchanged),
              },
              {
                value: 'theirs',
                label: read(dispute.name, dispute.theirs),
                hint: t(conflictMessages.theirs),
              },
            ]}
            onValueChange={(whose) => choose(dispute, whose)}
          />
        ))}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(1)} ${space(5)} ${space(3)};
  overflow-wrap: anywhere;
`;
