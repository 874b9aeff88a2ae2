import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { defineTheme } from '../packages/ui-shell/src/theme/define-theme';
import { presets } from '../packages/ui-shell/src/theme/preset-themes';
import { colorProperty } from '../packages/ui-shell/src/theme/tokens';
import { toDesignTokens } from '../packages/ui-shell/src/theme/tokens-file/to-design-tokens';
import { keepTokens } from './imported-tokens';
import { TokensExchange } from './tokens-exchange';

const meta = {
  title: 'Foundations/Tokens file',
  component: TokensExchange,
  beforeEach: () => {
    keepTokens(null);
    return () => keepTokens(null);
  },
} satisfies Meta<typeof TokensExchange>;

export default meta;

const file = (content: string) => new File([content], 'waybill.tokens.json', { type: 'application/json' });
const shown = () => getComputedStyle(document.body).getPropertyValue(colorProperty('primary')).trim();
const violet = toDesignTokens([defineTheme({ name: 'blue-black', primary: '#7c3aed', menu: 'dark' })]);

/** Exports the tokens as a file for a designer and imports them again. The import rejects pairs with too little contrast by name. */
export const ThereAndBack: StoryObj = {
  name: 'There And Back [tokens-exchanged-with-designers]',
  play: async () => {
    const given = spyOn(URL, 'createObjectURL').mockReturnValue('data:application/json,');
    await userEvent.click(screen.getByRole('button', { name: 'Hand out the tokens' }));
    await expect(await new Response(given.mock.lastCall?.[0] as Blob).text()).toBe(toDesignTokens(presets));
    given.mockRestore();

    const input = screen.getByLabelText('Take in a tokens file');
    const before = shown();
    const unreadable = JSON.parse(violet);
    unreadable.theme['blue-black'].light.textMuted = unreadable.theme['blue-black'].light.surface;
    await userEvent.upload(input, file(JSON.stringify(unreadable)));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/"blue-black" is not readable: .*textMuted/);
    await expect(shown()).toBe(before);

    await userEvent.upload(input, file(violet));
    await expect(await screen.findByText('The file is in use')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(shown()).toBe('#7c3aed');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the shipped themes' }));
    await waitFor(() => expect(shown()).toBe(before));
  },
};
