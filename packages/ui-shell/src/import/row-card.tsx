import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/basic/button';
import { Select } from '../controls/basic/select';
import { TextField } from '../controls/basic/text-field';
import { StatusTag, type StatusTone } from '../data/table/status-tag';
import { isComposingKey } from '../lib/is-composing-key';
import { color, space, textSize } from '../theme/tokens';
import { useImport } from './import-context';
import type { ImportCells, ImportColumn } from './import-declaration';
import { type Decision, type ImportRow, type RowState, stateOf } from './import-rows';

export interface RowCardProps {
  row: ImportRow;
  /** The row cannot be changed. */
  fixed: boolean;
  onRepair: (field: string, text: string) => void;
  onDecide: (decision: Decision) => void;
}

/** Pause in typing after which a cell is checked, in ms. */
const restMs = 200;

const tones: Record<RowState, StatusTone> = {
  ready: 'info',
  wrong: 'danger',
  asked: 'warning',
  left: 'neutral',
  saved: 'success',
};

/** A row: texts that identify it, its state, its questions, and the open cells as fields. */
export function RowCard({ row, fixed, onRepair, onDecide }: RowCardProps) {
  const { declaration, t, words } = useImport();
  const state = stateOf(row);
  const { cells, number, question, saved } = row;
  const isTwin = row.sameAs !== undefined || Boolean(row.known);
  const open = new Set(state === 'asked' && question?.open ? [...row.open, question.open] : row.open);
  const tag = state === 'asked' && !isTwin ? question?.tag : undefined;
  return (
    <Item aria-label={t(words.rowNo, { number })} data-row={number}>
      <Head>
        <b>{t(words.rowNo, { number })}</b>
        <StatusTag tone={tones[state]}>{t(tag ?? words[state])}</StatusTag>
        {(declaration.summary?.(cells) ?? firstCells(declaration.columns, cells)).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a row keep their places
          <span key={at}>{text}</span>
        ))}
        {saved && <span>{saved}</span>}
      </Head>
      {(state === 'asked' || state === 'left') && (
        <Question row={row} left={state === 'left'} fixed={fixed} onDecide={onDecide} />
      )}
      {open.size > 0 && state !== 'saved' && state !== 'left' && (
        <Cells>
          {[...open].map((field) => (
            <div key={field} data-column={field}>
              <Cell row={row} field={field} fixed={fixed} onRepair={onRepair} />
            </div>
          ))}
        </Cells>
      )}
    </Item>
  );
}

function Question({
  row,
  left,
  fixed,
  onDecide,
}: Pick<RowCardProps, 'row' | 'fixed' | 'onDecide'> & { left: boolean }) {
  const { t, words } = useImport();
  const { sameAs, known, question } = row;
  return (
    <Asked>
      {known && (
        <span>
          {t(known.text)} {known.link}
        </span>
      )}
      {sameAs !== undefined && <span>{t(words.sameAsRow, { number: sameAs })}</span>}
      {question && (
        <span>
          {t(question.text)} {question.link}
        </span>
      )}
      <Button disabled={fixed} onClick={() => onDecide('send')}>
        {t(words.sendAnyway)}
      </Button>
      {!left && (
        <Button disabled={fixed} onClick={() => onDecide('leave')}>
          {t(words.leaveOut)}
        </Button>
      )}
    </Asked>
  );
}

function Cell({ row, field, fixed, onRepair }: Omit<RowCardProps, 'onDecide'> & { field: string }) {
  const { declaration, t, words, fieldName, say } = useImport();
  const [typed, setTyped] = useState<string>();
  const [composing, setComposing] = useState(false);
  const [pastes, setPastes] = useState(row.pastes);
  if (pastes !== row.pastes) {
    setPastes(row.pastes);
    setTyped(undefined);
  }
  const commit = () => {
    if (typed !== undefined && typed !== (row.cells[field] ?? '')) onRepair(field, typed);
  };
  // A text in a field with the focus is part of the draft, too.
  const commitSoon = useEffectEvent(commit);
  useEffect(() => {
    if (typed === undefined || composing) return;
    const timer = setTimeout(() => commitSoon(), restMs);
    return () => clearTimeout(timer);
  }, [typed, composing]);
  const issue = row.issues.find((each) => each.field === field);
  const error = issue && say(issue);
  const text = row.cells[field] ?? '';
  const doubt = declaration.doubt?.(field, text);
  const { choices, kind } = declaration.columns.find((column) => column.field === field) ?? {};
  if (choices)
    return (
      <Select
        label={fieldName(field)}
        value={Object.hasOwn(choices, text) ? text : ''}
        options={Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }))}
        placeholder={text || t(words.choose)}
        disabled={fixed}
        error={error}
        onChange={({ target: { value } }) => onRepair(field, value)}
      />
    );
  return (
    <TextField
      label={fieldName(field)}
      value={typed ?? text}
      readOnly={fixed}
      error={error}
      hint={doubt && <Doubt role="status">{t(doubt)}</Doubt>}
      autoComplete="off"
      data-codes={kind === 'code' ? '' : undefined}
      onChange={({ target: { value } }) => setTyped(value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposingKey(event)) commit();
      }}
    />
  );
}

const firstCells = (columns: readonly ImportColumn[], cells: ImportCells): string[] =>
  columns.slice(0, 3).map(({ field }) => cells[field] ?? '');

const Item = styled.li`
  padding-block: ${space(4)};
  border-block-start: 1px solid ${color('border')};
`;

const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  margin-block-start: ${space(2)};
  color: ${color('text')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  font-size: ${textSize('body')};

  b {
    min-width: 5em;
    color: ${color('textStrong')};
    font-variant-numeric: tabular-nums;
  }

  span {
    overflow-wrap: anywhere;
  }
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.25rem, 100%), 1fr));
  gap: ${space(3)} ${space(5)};
  align-items: start;
  margin-block-start: ${space(3)};
`;

const Doubt = styled.span`
  color: ${color('warning')};
`;
