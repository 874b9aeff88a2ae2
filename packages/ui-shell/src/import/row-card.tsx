import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/basic/button';
import { Select } from '../controls/basic/select';
import { TextField } from '../controls/basic/text-field';
import { StatusTag, type StatusTone } from '../data/table/status-tag';
import { isComposingKey } from '../lib/is-composing-key';
import { color, space } from '../theme/tokens';
import { useImport } from './import-context';
import { type Decision, type ImportRow, type RowState, stateOf } from './import-rows';
import { Fields, Row } from './layout';

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
  const { cells, number, question, saved, sameAs, known } = row;
  const isTwin = sameAs !== undefined || Boolean(known);
  const open = new Set(state === 'asked' && question?.open ? [...row.open, question.open] : row.open);
  const firstCells = () => declaration.columns.slice(0, 3).map(({ field }) => cells[field] ?? '');
  const summary = [...(declaration.summary?.(cells) ?? firstCells()), saved ?? ''];
  return (
    <Item aria-label={t(words.rowNo, { number })} data-row={number}>
      <Row>
        <b>{t(words.rowNo, { number })}</b>
        <StatusTag tone={tones[state]}>
          {t(state === 'asked' && !isTwin && question ? question.tag : words[state])}
        </StatusTag>
        {summary.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a row keep their places
          <span key={at}>{text}</span>
        ))}
      </Row>
      {(state === 'asked' || state === 'left') && (
        <Row>
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
          {state === 'asked' && (
            <Button disabled={fixed} onClick={() => onDecide('leave')}>
              {t(words.leaveOut)}
            </Button>
          )}
        </Row>
      )}
      {open.size > 0 && state !== 'saved' && state !== 'left' && (
        <Fields>
          {[...open].map((field) => (
            <div key={field} data-column={field}>
              <Cell row={row} field={field} fixed={fixed} onRepair={onRepair} />
            </div>
          ))}
        </Fields>
      )}
    </Item>
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
  const text = row.cells[field] ?? '';
  const commit = () => {
    if (typed !== undefined && typed !== text) onRepair(field, typed);
  };
  // A text in a field with the focus is part of the draft, too.
  const commitSoon = useEffectEvent(commit);
  useEffect(() => {
    if (typed === undefined || composing) return;
    const timer = setTimeout(() => commitSoon(), restMs);
    return () => clearTimeout(timer);
  }, [typed, composing]);
  const issue = row.issues.find((each) => each.field === field);
  const doubt = declaration.doubt?.(field, text);
  const { choices, kind } = declaration.columns.find((column) => column.field === field) ?? {};
  const frame = { label: fieldName(field), error: issue && say(issue) };
  if (choices)
    return (
      <Select
        {...frame}
        value={Object.hasOwn(choices, text) ? text : ''}
        options={Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }))}
        placeholder={text || t(words.choose)}
        disabled={fixed}
        onValueChange={(value) => onRepair(field, value)}
      />
    );
  return (
    <TextField
      {...frame}
      value={typed ?? text}
      readOnly={fixed}
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

const Item = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-block-start: 1px solid ${color('border')};

  b {
    min-width: 5em;
    color: ${color('textStrong')};
    font-variant-numeric: tabular-nums;
  }

  span {
    overflow-wrap: anywhere;
  }
`;

const Doubt = styled.span`
  color: ${color('warning')};
`;
