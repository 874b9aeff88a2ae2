import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../controls/basic/button';
import { Dialog } from '../../../../../feedback/dialog';
import { EmptyPicture } from '../../../../../feedback/empty-picture';
import { ListState } from '../../../../../feedback/list-state';
import type { ShellMessage } from '../../../../../locales/define-messages';
import { useFormat } from '../../../../../locales/use-format';
import { useText } from '../../../../../locales/use-text';
import { color, flexRow, space, textSize } from '../../../../../theme/tokens';
import { undoMessages } from '../../undo/messages';
import type { ReturnedStep, WaitingStep } from '../waiting-step';
import { queueMessages, reasonMessages } from './messages';

export interface WaitingDialogProps {
  waiting: readonly WaitingStep[];
  /** Steps that another window sends. */
  others: readonly WaitingStep[];
  returned: readonly ReturnedStep[];
  onDiscard: (key: string) => void;
  onDismiss: (key: string) => void;
  onClose: () => void;
}

/** Lists waiting steps with discard buttons, and failed ones with their reason. */
export function WaitingDialog({ waiting, others, returned, onDiscard, onDismiss, onClose }: WaitingDialogProps) {
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  const nameOf = ({ text, isBack }: Pick<WaitingStep, 'text' | 'isBack'>) => {
    const name = toText(text);
    return isBack ? t(queueMessages.back, { text: name }) : name;
  };
  const toText = (text: string | ShellMessage) => (typeof text === 'string' ? text : t(text));
  const reasonOf = ({ reason }: ReturnedStep) =>
    typeof reason === 'string' ? reason : t(reasonMessages[reason.why], { ...reason });
  /** The pressed button disappears with its line. */
  const then = (act: () => void) => {
    act();
    body.current?.focus();
  };
  const isEmpty = waiting.length + others.length + returned.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(queueMessages.title)}
      {...(waiting.length > 0 && { description: t(queueMessages.hint) })}
    >
      <Body ref={body} tabIndex={-1}>
        {isEmpty && <ListState picture={<EmptyPicture scene="calm" />}>{t(queueMessages.none)}</ListState>}
        {returned.length > 0 && (
          <Part title={t(queueMessages.returnedTitle)}>
            {returned.map((step) => (
              <Line key={step.key} name={nameOf(step)} note={reasonOf(step)} at={step.at} isBad>
                <Button
                  aria-label={t(queueMessages.dismissStep, { text: nameOf(step) })}
                  onClick={() => then(() => onDismiss(step.key))}
                >
                  {t(queueMessages.dismiss)}
                </Button>
              </Line>
            ))}
          </Part>
        )}
        {waiting.length + others.length > 0 && (
          <Part title={t(queueMessages.waitingTitle)}>
            {waiting.map((each) => (
              <Line
                key={each.step.key}
                name={nameOf(each)}
                at={each.at}
                {...(!each.step.isStored && { note: t(undoMessages.inWindow) })}
              >
                <Button
                  aria-label={t(queueMessages.discardStep, { text: nameOf(each) })}
                  onClick={() => then(() => onDiscard(each.step.key))}
                >
                  {t(queueMessages.discard)}
                </Button>
              </Line>
            ))}
            {others.map((each) => (
              <Line key={each.step.key} name={nameOf(each)} note={t(queueMessages.elsewhere)} at={each.at} />
            ))}
          </Part>
        )}
      </Body>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <List>{children}</List>
    </section>
  );
}

interface LineProps {
  name: string;
  /** Why it was not applied, or a further remark. Default: `undefined`. */
  note?: string;
  at: number;
  isBad?: boolean;
  children?: ReactNode;
}

function Line({ name, note, at, isBad = false, children }: LineProps) {
  const format = useFormat();
  return (
    <Item>
      <Notes>
        <span>{name}</span>
        {note && <Note data-state={isBad ? 'bad' : 'usual'}>{note}</Note>}
        <Note>{format.time(new Date(at).toISOString())}</Note>
      </Notes>
      {children}
    </Item>
  );
}

const Body = styled.div`
  padding: 0 ${space(5)} ${space(4)};
  outline: none;
`;

const Title = styled.h3`
  margin: ${space(2)} 0 0;
  color: ${color('text')};
  font-weight: 600;
  font-size: ${textSize('caption')};
`;

const List = styled.ul`
`;

const Item = styled.li`
  ${flexRow(3)}
  justify-content: space-between;
  padding: ${space(3)} 0;
  border-block-end: 1px solid ${color('border')};

  &:last-child {
    border: 0;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  color: ${color('textStrong')};
  overflow-wrap: anywhere;
`;

const Note = styled.small`
  color: ${color('text')};
  font-size: ${textSize('caption')};

  &[data-state='bad'] {
    color: ${color('danger')};
  }
`;
