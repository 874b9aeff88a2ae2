import { Button, Dialog, space, useText } from '@waybill/ui-shell';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { intakeMessages } from './intake-messages';

/** The user's choice for leftovers: add them to the remark, drop them, or go back to the form. */
export type RestChoice = 'keep' | 'drop' | 'back';

interface OpenQuestion {
  text: string;
  choose: (choice: RestChoice) => void;
}

export interface RestQuestion {
  /** Asks about a leftover; one that may be dropped is not asked about again. */
  ask: (text: string) => Promise<RestChoice>;
  dialog: ReactNode;
}

/** Asks before an order is sent beside which a part of its message would be lost. */
export function useRestQuestion(): RestQuestion {
  const t = useText();
  const [question, setAsked] = useState<OpenQuestion>();
  const [dropped, setDropped] = useState<string>();
  const ask = async (text: string) => {
    if (text === dropped) return 'drop';
    const choice = await new Promise<RestChoice>((choose) => setAsked({ text, choose }));
    setAsked(undefined);
    if (choice === 'drop') setDropped(text);
    return choice;
  };
  const dialog = question && (
    <Dialog
      open
      role="alertdialog"
      width={480}
      title={t(intakeMessages.restTitle)}
      description={question.text}
      onOpenChange={() => question.choose('back')}
      footer={
        <Choices>
          <Button tone="primary" onClick={() => question.choose('keep')}>
            {t(intakeMessages.restKeep)}
          </Button>
          <Button onClick={() => question.choose('drop')}>{t(intakeMessages.restDrop)}</Button>
          <Button onClick={() => question.choose('back')}>{t(intakeMessages.restBack)}</Button>
        </Choices>
      }
    />
  );
  return { ask, dialog };
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  @media (max-width: 575.98px) {
    flex: 1;
    flex-direction: column;
  }
`;
