import { kitMessages, useFormat } from '@waybill/kit/console';
import { Button, color, isComposingKey, Select, space, TextField, textSize, useText } from '@waybill/ui-shell';
import { StatusTag, type StatusTone } from '@waybill/ui-shell/table';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Doubt } from '../form/doubt-hint';
import { doubtOf } from '../form/doubt-of';
import { orderMessages } from '../shared/messages';
import { orderHref } from '../shared/order-status';
import { type ImportField, importChoices } from './import-fields';
import { type ImportRow, isTwin, type RowState, stateOf } from './import-rows';
import { importMessages } from './messages';
import { useImportText } from './use-import-text';

export interface RowCardProps {
  row: ImportRow;
  /** Nothing can be changed. */
  fixed: boolean;
  onRepair: (field: ImportField, text: string) => void;
  onDecide: (doubled: ImportRow['doubled']) => void;
}

/** How long whoever types in a cell rests before it is checked, in ms. */
const restMs = 200;

const tones: Record<RowState, StatusTone> = {
  ready: 'info',
  wrong: 'danger',
  double: 'warning',
  left: 'neutral',
  sent: 'success',
};

/** One row: whose order it is, how it stands, and the cells that were wrong as fields. */
export function RowCard({ row, fixed, onRepair, onDecide }: RowCardProps) {
  const t = useText();
  const state = stateOf(row);
  const { cells, number, orderNo } = row;
  // Whoever is asked about a day may write another one.
  const open = state === 'double' && row.isPast ? [...new Set([...row.open, 'collectOn' as const])] : row.open;
  return (
    <Item aria-label={t(importMessages.rowNo, { number })} data-row={number}>
      <Head>
        <b>{t(importMessages.rowNo, { number })}</b>
        <StatusTag tone={tones[state]}>
          {t(state === 'double' && !isTwin(row) ? importMessages.past : importMessages[state])}
        </StatusTag>
        <span>
          {cells['consignor.name']} → {cells['consignee.name']}
        </span>
        <span>{[cells['vehicles.0.brand'], cells['vehicles.0.model'], cells['vehicles.0.plate']].join(' ')}</span>
        {orderNo && <span>{orderNo}</span>}
      </Head>
      {(state === 'double' || state === 'left') && (
        <Question row={row} left={state === 'left'} fixed={fixed} onDecide={onDecide} />
      )}
      {open.length > 0 && state !== 'sent' && state !== 'left' && (
        <Cells>
          {open.map((field) => (
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
  const t = useText();
  const { time, fullDay } = useFormat();
  const { sameAs, known, isPast, fields } = row;
  return (
    <Asked>
      {known && (
        <span>
          {t(importMessages.doubleOfOrder, { orderNo: known.orderNo, at: time(known.createdAt) })}{' '}
          <Link to={orderHref(known.id)}>{t(kitMessages.detail)}</Link>
        </span>
      )}
      {sameAs !== undefined && <span>{t(importMessages.doubleOfRow, { number: sameAs })}</span>}
      {isPast && <span>{t(importMessages.pastDay, { day: fullDay(fields.collectOn) })}</span>}
      <Button disabled={fixed} onClick={() => onDecide('place')}>
        {t(importMessages.placeAnyway)}
      </Button>
      {!left && (
        <Button disabled={fixed} onClick={() => onDecide('leave')}>
          {t(importMessages.leaveOut)}
        </Button>
      )}
    </Asked>
  );
}

function Cell({ row, field, fixed, onRepair }: Omit<RowCardProps, 'onDecide'> & { field: ImportField }) {
  const t = useText();
  const { fieldName, say } = useImportText();
  const [typed, setTyped] = useState<string>();
  const [composing, setComposing] = useState(false);
  const [pastes, setPastes] = useState(row.pastes);
  if (pastes !== row.pastes) {
    setPastes(row.pastes);
    setTyped(undefined);
  }
  const commit = () => {
    if (typed !== undefined && typed !== row.cells[field]) onRepair(field, typed);
  };
  // What is not left yet is part of the draft, too.
  const commitSoon = useEffectEvent(commit);
  useEffect(() => {
    if (typed === undefined || composing) return;
    const timer = setTimeout(() => commitSoon(), restMs);
    return () => clearTimeout(timer);
  }, [typed, composing]);
  const issue = row.issues.find((each) => each.field === field);
  const error = issue && say(issue);
  const doubt = doubtOf(field, row.cells[field]);
  const choices = importChoices[field];
  if (choices)
    return (
      <Select
        label={fieldName(field)}
        value={Object.hasOwn(choices, row.cells[field]) ? row.cells[field] : ''}
        options={Object.entries(choices).map(([value, label]) => ({ value, label: t(label) }))}
        placeholder={row.cells[field] || t(orderMessages.choose)}
        disabled={fixed}
        error={error}
        onChange={({ target: { value } }) => onRepair(field, value)}
      />
    );
  return (
    <TextField
      label={fieldName(field)}
      value={typed ?? row.cells[field]}
      readOnly={fixed}
      error={error}
      hint={doubt && <Doubt role="status">{t(doubt)}</Doubt>}
      autoComplete="off"
      data-codes={/\.(frame|plate)$/.test(field) ? '' : undefined}
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
