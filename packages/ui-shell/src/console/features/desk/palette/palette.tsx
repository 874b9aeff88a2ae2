import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../../../feedback/dialog';
import { isComposingKey } from '../../../../lib/is-composing-key';
import { VisuallyHidden } from '../../../../lib/visually-hidden';
import { useText } from '../../../../locales/use-text';
import { searchMessages } from '../../../../shell/search/messages';
import {
  SearchFrame,
  SearchKeys,
  SearchLine,
  SearchLines,
  SearchOption,
  SearchQuiet,
  SearchWords,
} from '../../../../shell/search/search-box.styles';
import { SearchField } from '../../../../shell/search/search-field';
import { oneLine } from '../../../../theme/pieces';
import { color, flexFill, mutedCaption, space } from '../../../../theme/tokens';
import type { Command, KeyChoice } from '../../../kernel/command';
import type { Collected } from '../commands/collect-commands';
import { commandMessages } from '../commands/messages';
import { type Listed, listAtFirst, titleOf, toListed } from '../commands/search/listed';
import { isPaletteKey } from '../keys/hold-keys';
import { KeyCaps } from '../keys/key-caps';
import { keysOf } from '../keys/keys-of';
import { paletteMessages } from '../tools/palette-messages';
import type { CommandUsage } from './command-usage';
import type { ModuleCommands } from './load-module-commands';
import { useFinder } from './use-finder';
import { useOutside } from './use-outside';
import { useRecords } from './use-records';

export interface PaletteProps {
  /** Text typed before the palette loaded, and whether Enter followed. */
  first?: { readonly text: string; readonly entered: boolean } | undefined;
  /** The command whose choices are shown. Default: all commands. */
  asking?: Command | undefined;
  commands: readonly Collected[];
  /** Additional sources: pinyin of commands, and searches for records. */
  added: Pick<ModuleCommands, 'pinyin' | 'records'>;
  habits: CommandUsage;
  choice: KeyChoice;
  onRun: (command: Command) => void;
  onClose: () => void;
}

/** A search field over the list of matches. Enter runs the first; for an approximate match or a number it waits for the records. */
export function Palette(props: PaletteProps) {
  const { first, asking, commands, added, habits, choice, onRun, onClose } = props;
  const t = useText();
  const { i18n } = useLingui();
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(first?.text ?? '');
  // Stores the key instead of the index, because records may be inserted before it.
  const [active, setActive] = useState<string>();
  const [within, setWithin] = useState(asking);
  const [waits, setWaits] = useState(first?.entered ?? false);
  const [, goOn] = useReducer((turn: number) => turn + 1, 0);

  const typed = query.trim();
  const finding = useFinder(typed, added);
  const all = useMemo((): readonly Listed[] => {
    if (within) return (within.choose?.() ?? []).map((command) => toListed(command, 'act', i18n));
    const ids = new Set(commands.map(({ command }) => command.id));
    return commands.flatMap(({ command, section, ...more }) => [
      toListed(command, section, i18n, more),
      // A choice found by its name needs no second step.
      ...(command.choose?.() ?? []).flatMap((one) =>
        ids.has(one.id) ? [] : [toListed(one, section, i18n, { note: titleOf(command), quiet: true })],
      ),
    ]);
  }, [commands, within, i18n]);
  const records = useRecords(within || !typed ? undefined : finding?.lookUp, typed);
  const { matches, pending, failed } = records;
  const outside = useOutside(within ? '' : typed, records);
  const rows = matches.map((command) => toListed(command, 'records', i18n));
  const isWhole = !typed || finding?.rate(all, typed);
  const inside = typed && finding ? finding.rank(all, habits.use, rows) : listAtFirst(all, habits.use);
  const lines = [...inside, ...outside];
  useEffect(() => {
    if (finding && !isWhole) setTimeout(goOn);
  });
  const chosen = active === undefined ? -1 : lines.findIndex((listed) => keyOf(listed) === active);
  // Enter never uses an external engine unless its line is chosen.
  const present = chosen >= 0 ? chosen : lines.findIndex(({ section }) => section !== 'web');
  const current = lines[present];
  const key = current && keyOf(current);
  useEffect(() => {
    if (key !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);

  const type = (text: string) => {
    setQuery(text);
    setActive(undefined);
    setWaits(false);
  };
  const run = (listed: Listed | undefined) => {
    if (!listed) return;
    if (!listed.command.choose) return onRun(listed.command);
    habits.note(listed.command.id);
    setWithin(listed.command);
    type('');
  };
  useEffect(() => {
    const isSure = current && !current.near && !isNumber.test(query);
    if (!waits || !isWhole || (pending && active === undefined && !isSure)) return;
    setWaits(false);
    run(current);
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = lines.at((Math.max(present, step < 0 ? 0 : -1) + step) % lines.length);
    if (step !== 0 && next) setActive(keyOf(next));
    else if (event.key === 'Enter') setWaits(true);
    else if (event.key === 'Backspace' && query === '' && within && !asking) setWithin(undefined);
    else if (isPaletteKey(event.nativeEvent, null)) onClose();
    else return;
    event.preventDefault();
  };

  const none = pending ? searchMessages.loading : commandMessages.none;
  const statusText = failed ? commandMessages.failed : inside.length === 0 && none;
  const label = within ? t(titleOf(within)) : t(paletteMessages.open);
  return (
    <Dialog open onOpenChange={onClose} width={640} place="top" title={label} titleHidden>
      <SearchFrame>
        <SearchLine>
          <Search aria-hidden size={18} />
          {within && <Within>{label}</Within>}
          <SearchField
            ref={focusAtOnce}
            list={id}
            lines={lines.length}
            present={present}
            aria-label={label}
            placeholder={t(commandMessages.placeholder)}
            value={query}
            maxLength={100}
            data-codes=""
            enterKeyHint="go"
            onChange={({ target }) => type(target.value)}
            onKeyDown={handleKeyDown}
          />
        </SearchLine>
        <SearchLines>
          <div id={`${id}-list`} role="listbox" aria-label={label} hidden={lines.length === 0}>
            {sectionsOf(lines).map(({ name, from, listedLines }) => (
              <Section
                key={`${name} ${listedLines[0]?.near ?? false}`}
                role="group"
                aria-labelledby={`${id}-of-${from}`}
              >
                <Heading id={`${id}-of-${from}`}>{t(commandMessages[name])}</Heading>
                {listedLines.map((listed, at) => (
                  <SearchOption
                    key={keyOf(listed)}
                    ref={from + at === present ? line : undefined}
                    id={`${id}-${from + at}`}
                    role="option"
                    aria-selected={from + at === present}
                    onPointerMove={() => name !== 'web' && setActive(keyOf(listed))}
                    onClick={() => run(listed)}
                  >
                    {listed.command.icon && <listed.command.icon aria-hidden size={16} />}
                    <SearchWords>{listed.title}</SearchWords>
                    <Note>{listed.note}</Note>
                    <KeyCaps keys={keysOf(listed.command, choice)} />
                  </SearchOption>
                ))}
              </Section>
            ))}
          </div>
          <div role="status">
            {statusText && <SearchQuiet>{t(statusText)}</SearchQuiet>}
            {lines.length > 0 && <VisuallyHidden>{t(commandMessages.found, { count: lines.length })}</VisuallyHidden>}
          </div>
        </SearchLines>
        <SearchKeys aria-hidden>{t(searchMessages.keys)}</SearchKeys>
      </SearchFrame>
    </Dialog>
  );
}

/** Focuses the field before the dialog does, which would select the text and lose the next key. */
const focusAtOnce = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
};

/** A query that looks like a record: an order number, a phone, a plate. */
const isNumber = /\d{3}/;

const keyOf = ({ section, command }: Listed) => `${section}.${command.id}`;

/** Groups consecutive lines of the same section. */
function sectionsOf(lines: readonly Listed[]) {
  const starts = lines.flatMap(({ section }, from) =>
    section === lines[from - 1]?.section ? [] : [{ name: section, from }],
  );
  return starts.map((start, at) => ({ ...start, listedLines: lines.slice(start.from, starts[at + 1]?.from) }));
}

const Within = styled.span`
  ${oneLine}
  flex: none;
  max-width: 40%;
  padding: 0 ${space(2)};
  border-radius: 4px;
  background: ${color('primaryTint')};
  color: ${color('primaryText')};
`;

const Section = styled.div``;

const Heading = styled.div`
  padding: ${space(2)} ${space(3)} ${space(1)};
  ${mutedCaption()}
`;

const Note = styled.span`
  ${oneLine}
  ${flexFill}
  ${mutedCaption()}
`;
