import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../controls/basic/button';
import { Switch } from '../../../../controls/basic/switch';
import { Dialog } from '../../../../feedback/dialog';
import { isComposingKey } from '../../../../lib/is-composing-key';
import { toKey } from '../../../../lib/to-key';
import { useText } from '../../../../locales/use-text';
import { orTouch } from '../../../../theme/density';
import { color, flexFill, flexWrap, mutedCaption, space, textSize } from '../../../../theme/tokens';
import type { Command, CommandSource, KeyChoice } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import type { Collected } from '../commands/collect-commands';
import { commandMessages } from '../commands/messages';
import { titleOf } from '../commands/search/listed';
import { isListInView, listCommands } from '../commands/sources/list-commands';
import { bind, conflictOf } from './bindings';
import { pause } from './follow-keys';
import { KeyCaps } from './key-caps';
import { writeKeyChoice } from './key-choice';
import { toStep } from './key-steps';
import { keysOf } from './keys-of';
import { keySheetMessages } from './messages';
import { isMac, isSingle } from './read-keys';

export interface KeySheetProps {
  commands: readonly Collected[];
  /** The source that stores a choice with the account. */
  added: Pick<CommandSource, 'saveKeys'>;
  choice: KeyChoice;
  onClose: () => void;
}

const inLists = listCommands.map((command): Collected => ({ command, section: 'page', group: 'lists' }));

/** The groups in order; list keys follow the page's keys if it has a list, else they are last. */
const groupsOf = (hasList: boolean) =>
  hasList
    ? (['page', 'lists', 'go', 'tabs', 'act', 'look'] as const)
    : (['page', 'go', 'tabs', 'act', 'look', 'noList'] as const);

/** Every command with its keys, which the user can change; conflicts are named. */
export function KeySheet({ commands: collected, added, choice, onClose }: KeySheetProps) {
  const t = useText();
  const { theme, showFailure } = useConsole();
  const commands = [...collected.filter(({ command }) => !command.quiet), ...inLists];
  const keep = (next: KeyChoice) => {
    theme.set({ extra: { ...theme.settings.extra, ...writeKeyChoice(next) } });
    theme.save();
    added.saveKeys?.(next).catch(showFailure);
  };
  const [groups] = useState(() => groupsOf(isListInView()));
  return (
    <Dialog open onOpenChange={onClose} width={640} title={t(commandMessages.keys)}>
      <Sheet>
        {groups.map((name) => {
          const groupName = name === 'noList' ? 'lists' : name;
          const ofGroup = commands.filter(({ section, group }) => (group ?? section) === groupName);
          return (
            ofGroup.length > 0 && (
              <section key={name} aria-label={t(keySheetMessages[name])}>
                <h3>{t(keySheetMessages[name])}</h3>
                <ul>
                  {ofGroup.map(({ command }) => (
                    <KeyLine key={command.id} command={command} {...{ commands, choice }} onChange={keep} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <Foot>
          <Switch
            label={t(keySheetMessages.singleKeys)}
            checked={!choice.singleOff}
            onCheckedChange={(on) => keep({ ...choice, singleOff: !on })}
          />
          <Button onClick={() => keep({ keys: {}, off: [], singleOff: false })}>{t(keySheetMessages.usual)}</Button>
        </Foot>
      </Sheet>
    </Dialog>
  );
}

/** Keys that keep their function and end the change of keys. */
const leaving = ['Tab', 'Escape', 'Alt', 'AltGraph', 'Control', 'Meta', 'Shift', 'CapsLock', 'Dead', 'Process'];

interface KeyLineProps extends Pick<KeySheetProps, 'commands' | 'choice'> {
  command: Command;
  onChange: (choice: KeyChoice) => void;
}

function KeyLine({ command, commands, choice, onChange }: KeyLineProps) {
  const t = useText();
  const [typed, setTyped] = useState<readonly string[]>();
  const title = t(titleOf(command));
  const keys = typed?.length ? typed.join(' ') : keysOf(command, choice);
  const all = commands.map((each) => each.command);
  const otherId = conflictOf(bind(all, choice), command.id, keys);
  const other = all.find(({ id }) => id === otherId);

  const change = (next: string) => {
    setTyped(undefined);
    onChange({
      ...choice,
      keys: { ...choice.keys, [command.id]: next },
      off: choice.off.filter((id) => id !== command.id),
    });
  };
  // A second key may follow, so the choice is stored after it or after the pause.
  const finish = () => (typed?.length ? change(typed.join(' ')) : setTyped(undefined));
  const finishNow = useEffectEvent(finish);
  useEffect(() => {
    if (!typed?.length) return;
    const timer = setTimeout(() => finishNow(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!typed || isComposingKey(event) || leaving.includes(toKey(event))) return;
    event.preventDefault();
    const step = toStep(event.nativeEvent, isMac());
    const next = step === 'Backspace' ? [] : [...typed, step];
    // A sequence has at most two keys, such as G and O.
    if (next.length === 1 && isSingle(step)) setTyped(next);
    else change(next.join(' '));
  };
  return (
    <li>
      <span>{title}</span>
      {other && <Conflict role="alert">{t(keySheetMessages.conflict, { title: t(titleOf(other)) })}</Conflict>}
      <KeyButton
        type="button"
        aria-label={`${t(keySheetMessages.change, { title })} ${keys}`}
        data-state={typed ? 'open' : 'closed'}
        onClick={() => setTyped([])}
        onBlur={finish}
        onKeyDown={handleKeyDown}
      >
        {typed?.length === 0 ? t(keySheetMessages.press) : keys ? <KeyCaps keys={keys} /> : t(keySheetMessages.unset)}
      </KeyButton>
    </li>
  );
}

const Sheet = styled.div`
  padding: 0 ${space(5)} ${space(4)};

  h3 {
    margin: ${space(3)} 0 ${space(1)};
    ${mutedCaption()}
    font-weight: 400;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    ${flexWrap(2)}
    align-items: center;
    min-height: 40px;
    border-block-end: 1px solid ${color('border')};
  }

  li > span:first-child {
    ${flexFill}
    overflow-wrap: anywhere;
  }
`;

const Conflict = styled.span`
  color: ${color('danger')};
  font-size: ${textSize('caption')};
`;

const KeyButton = styled.button`
  min-height: ${orTouch('32px')};
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: 4px;
  ${mutedCaption()}

  &:hover,
  &[data-state='open'] {
    border-color: ${color('borderStrong')};
  }

`;

const Foot = styled.div`
  ${flexWrap(3)}
  align-items: center;
  justify-content: space-between;
  padding-block-start: ${space(4)};
`;
