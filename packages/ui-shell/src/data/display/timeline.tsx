import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tones } from '../../theme/pieces';
import { color, mutedCaption, space, square, strongText } from '../../theme/tokens';
import type { TagTone } from './tag';

/** @public */
export interface TimelineEvent {
  id: string;
  title: ReactNode;
  /** When it was, ready to be read. */
  time?: ReactNode;
  /** Further details. */
  detail?: ReactNode;
  /** Colour of its dot; the title must express the same. Default `neutral`. */
  tone?: TagTone;
}

/** @public */
export interface TimelineProps {
  /** Accessible name of the list. */
  label: string;
  /** The events in reading order. */
  events: readonly TimelineEvent[];
}

/** A vertical list of events. @public */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <List aria-label={label}>
      {events.map(({ id, title, time, detail, tone = 'neutral' }) => (
        <Event key={id} data-tone={tone}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {time && <small>{time}</small>}
          {detail && <div>{detail}</div>}
        </Event>
      ))}
    </List>
  );
}

const List = styled.ol`
`;

const Event = styled.li`
  ${tones}

  &[data-tone='primary'] {
    --ink: ${color('primaryText')};
  }

  &[data-tone='neutral'] {
    --ink: ${color('textMuted')};
  }

  position: relative;
  display: grid;
  gap: ${space(1)};
  padding-block-end: ${space(4)};
  padding-inline-start: ${space(5)};
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 0;
    ${square('10px')}
    border-radius: 50%;
    background: var(--ink);
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 19px -1px;
    inset-inline-start: 4px;
    width: 2px;
    background: ${color('border')};
  }

  > strong {
    ${strongText()}
  }

  > small {
    ${mutedCaption()}
  }
`;
