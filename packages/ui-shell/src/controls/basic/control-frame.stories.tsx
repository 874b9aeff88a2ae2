import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { ControlFrame } from './control-frame';

const meta: Meta = { title: 'Forms/Control frame', component: ControlFrame };
export default meta;

function Weight() {
  const [weight, setWeight] = useState('120');
  const wrong = Number(weight) > 500 ? 'One piece may weigh 500 kg at most' : undefined;
  return (
    <div style={{ maxWidth: 320, padding: 24 }}>
      <ControlFrame id="weight" label="Weight (kg)" hint="Battery included" error={wrong} reserveError>
        <input
          id="weight"
          inputMode="numeric"
          value={weight}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? 'weight-error weight-hint' : 'weight-hint'}
          onChange={(event) => setWeight(event.target.value)}
        />
      </ControlFrame>
    </div>
  );
}

/** Label, hint and error around a control of your own; the error is announced when it appears. */
export const AroundAControlOfYourOwn: StoryObj = {
  render: () => <Weight />,
  play: async () => {
    const input = screen.getByLabelText('Weight (kg)');
    await expect(input).toHaveAccessibleDescription('Battery included');
    await userEvent.type(input, '0');
    await expect(input).toHaveAccessibleDescription('One piece may weigh 500 kg at most Battery included');
  },
};
