import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden, visuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { centred, color, mutedCaption, space, square, strongText, textSize } from '../../theme/tokens';
import { displayMessages } from './messages';

/** @public */
export interface Step {
  id: string;
  title: ReactNode;
  /** A line below the title. */
  hint?: ReactNode;
}

/** @public */
export interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly Step[];
  /** Number of completed steps; the next step, if any, is in progress. */
  done: number;
  /** The step in progress did not succeed. Default false. */
  failed?: boolean;
  /** Default `row`; on a phone its marks are in one row above the text of the step in progress. */
  direction?: 'row' | 'column';
}

/** The progress of a process in steps. @public */
export function Steps({ label, steps, done, failed = false, direction = 'row' }: StepsProps) {
  const t = useText();
  return (
    <List aria-label={label} data-direction={direction}>
      {steps.map(({ id, title, hint }, place) => {
        const state = place < done ? 'done' : place > done ? 'waiting' : failed ? 'failed' : 'current';
        return (
          <Item
            key={id}
            data-state={state}
            data-shown={place === Math.min(done, steps.length - 1) ? '' : undefined}
            aria-current={place === done ? 'step' : undefined}
          >
            <Mark aria-hidden>{marks[state] ?? place + 1}</Mark>
            <Body>
              <strong>{title}</strong>
              <VisuallyHidden>{t(displayMessages[states[state]])}</VisuallyHidden>
              {hint && <small>{hint}</small>}
            </Body>
          </Item>
        );
      })}
    </List>
  );
}

type StepState = 'done' | 'current' | 'failed' | 'waiting';

const states = { done: 'stepDone', current: 'stepCurrent', failed: 'stepFailed', waiting: 'stepWaiting' } as const;
const marks: Partial<Record<StepState, ReactNode>> = { done: <Check size={14} />, failed: <X size={14} /> };

const List = styled.ol`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} 0;
  min-width: 0;

  &[data-direction='column'] {
    flex-flow: column;
    gap: 0;
  }

  @media (min-width: 768px) {
    flex-wrap: nowrap;
  }
`;

const Item = styled.li`
  --ink: ${color('textMuted')};
  --fill: ${color('surfaceSunken')};
  --line: ${color('border')};

  &[data-state='done'] {
    --ink: ${color('primaryText')};
    --fill: ${color('primaryTint')};
    --line: ${color('primaryFill')};
  }

  &[data-state='current'] {
    --ink: ${color('onPrimary')};
    --fill: ${color('primaryFill')};
  }

  &[data-state='failed'] {
    --ink: ${color('onDanger')};
    --fill: ${color('dangerFill')};
  }

  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(${space(3)}, 1fr);
  gap: ${space(1)} ${space(2)};
  align-content: start;
  align-items: center;
  padding-inline-end: ${space(2)};

  &:not(:last-child)::after {
    content: '';
    grid-area: 1 / 2;
    min-width: 1px;
    min-height: 1px;
    background: var(--line);
  }

  [data-direction='row'] > &:last-child {
    flex: none;
  }

  [data-direction='column'] > & {
    grid-template-columns: auto 1fr;
    align-items: start;
    padding: 0;
  }

  [data-direction='column'] > &:not(:last-child)::after {
    grid-area: 2 / 1;
    justify-self: center;
    min-height: ${space(4)};
  }

  @media (max-width: 767.98px) {
    [data-direction='row'] > & {
      display: contents;
    }

    [data-direction='row'] > &:not(:last-child)::after {
      flex: 1;
      align-self: center;
      margin-inline: ${space(1)};
    }
  }
`;

const Mark = styled.span`
  ${centred}
  flex: none;
  ${square('24px')}
  border-radius: 50%;
  background: var(--fill);
  color: var(--ink);
  font-size: ${textSize('caption')};
`;

const Body = styled.span`
  display: grid;
  min-width: 0;

  [data-direction='row'] > * > & {
    grid-column: 1 / -1;
  }

  [data-direction='column'] > :not(:last-child) > & {
    grid-row: span 2;
    padding-block-end: ${space(5)};
  }

  strong {
    ${strongText()}
    font-size: ${textSize('body')};
    line-height: 1.5rem;
  }

  [data-state='waiting'] > & strong {
    color: ${color('textMuted')};
    font-weight: 400;
  }

  small {
    ${mutedCaption()}
  }

  @media (max-width: 767.98px) {
    [data-direction='row'] > :not([data-shown]) > & {
      ${visuallyHidden}
    }

    [data-direction='row'] > [data-shown] > & {
      flex-basis: 100%;
      order: 1;
    }
  }
`;
