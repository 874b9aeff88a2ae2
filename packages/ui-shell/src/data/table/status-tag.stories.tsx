import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { statesOf } from '../../../testing/state-sheet';
import { StatusTag } from './status-tag';

const meta = {
  title: 'Data/Status tag',
  component: StatusTag,
  args: { children: 'Pending', tone: 'warning' },
} satisfies Meta<typeof StatusTag>;

export default meta;

/** The state of a row. */
export const Playground: StoryObj<typeof meta> = {};

const Facts = styled.div`
  span {
    color: inherit;
    background: none;
  }
`;

/** A container's text colours do not affect it. */
export const AmongFacts: StoryObj<typeof meta> = {
  render: (props) => (
    <>
      <StatusTag {...props} />
      <Facts>
        <StatusTag {...props} />
      </Facts>
    </>
  ),
  play: async ({ canvas }) => {
    const [alone, within] = canvas
      .getAllByText('Pending')
      .map((tag) => [getComputedStyle(tag).color, getComputedStyle(tag).backgroundColor]);
    await expect(within).toEqual(alone);
  },
};

/** All its states, side by side. */
export const States = statesOf(
  StatusTag,
  { ...meta.args },
  {
    neutral: { tone: 'neutral' },
    info: { tone: 'info' },
    success: { tone: 'success' },
    warning: {},
    danger: { tone: 'danger' },
  },
);
