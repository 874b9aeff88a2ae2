import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleAround } from '../../../../../testing/console/console-around';
import { inArabic } from '../../../../../testing/state-sheet';
import { whenStill } from '../../../../../testing/when-still';
import LoginPage from './login-page';

const meta = {
  title: 'Console/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ConsoleAround>
      <LoginPage />
    </ConsoleAround>
  ),
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, panel: number) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getAllByRole('tab')[panel] as HTMLElement);
  await whenStill();
  return canvas;
};
const submit = async (canvasElement: HTMLElement, panel: number) => {
  const canvas = await choose(canvasElement, panel);
  const button = canvasElement.querySelector<HTMLElement>('form button[type="submit"]');
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toBeInvalid());
  await whenStill();
};

/** Login by user name and password. */
export const ByPassword: Story = { play: ({ canvasElement }) => choose(canvasElement, 0).then(() => undefined) };

/** Login by the code of a text message. */
export const ByTextMessage: Story = { play: ({ canvasElement }) => choose(canvasElement, 1).then(() => undefined) };

/** The longest panel; the heading stays where the shortest one has it. */
export const Register: Story = {
  name: 'Register [login-heading-stays]',
  play: async ({ canvasElement }) => {
    const topOf = async (panel: number) =>
      (await choose(canvasElement, panel)).getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    const [byPassword, register] = [await topOf(0), await topOf(2)];
    await expect(register).toBe(byPassword);
  },
};

/** Each empty field shows its error. */
export const PasswordMissing: Story = { play: ({ canvasElement }) => submit(canvasElement, 0) };

/** Each empty field shows its error. */
export const RegisterWithNothing: Story = { play: ({ canvasElement }) => submit(canvasElement, 2) };

/** One column. */
export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };

export const InArabic: Story = { ...inArabic };
