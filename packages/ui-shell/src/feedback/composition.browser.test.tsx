import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { compositionOrders, endComposition } from '../../testing/end-composition';
import { Button } from '../controls/basic/button';
import { Cascader } from '../controls/choice/cascader';
import { Combobox } from '../controls/choice/combobox';
import { Popover } from '../data/display/popover';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

const field = <input aria-label="Name" />;

const options = [{ value: 'a', label: '你好' }];

function Chosen() {
  const [value, setValue] = useState('');
  return <Combobox id="city" label="City" value={value} onValueChange={setValue} options={options} />;
}

function Opened({ of: Part }: { of: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(true);
  return (
    <Part open={open} onOpenChange={setOpen} title="Order">
      {field}
    </Part>
  );
}

/** Each part, and its open panel. */
const parts: Record<string, readonly [part: ReactNode, panel: string]> = {
  dialog: [<Opened key="a" of={Dialog} />, '[role=dialog]'],
  drawer: [<Opened key="a" of={Drawer} />, '[role=dialog]'],
  popover: [
    <Popover key="a" trigger={<Button>Open</Button>} label="Order">
      {field}
    </Popover>,
    '[role=dialog]',
  ],
  'list of choices': [<Chosen key="a" />, '[role=option]'],
  'cascade of choices': [
    <Cascader key="a" label="Region" value={[]} onValueChange={() => {}} options={options} searchable />,
    '[aria-label=Search]',
  ],
};

const rows = Object.entries(parts).flatMap(([name, part]) =>
  compositionOrders.map((order) => [name, order, ...part] as const),
);

test.each(rows)(
  'Escape that ends a composition leaves a %s open, in the order of %s [composition-keeps-open]',
  async (name, order, part, panel) => {
    const drawn = await draw(part);
    onTestFinished(drawn.remove);
    if (name === 'popover') await userEvent.click(drawn.host.querySelector('button') as Element);
    if (name === 'cascade of choices') await userEvent.click(page.getByLabelText('Region'));
    if (name === 'list of choices') await userEvent.click(drawn.host.querySelector('input') as Element);
    const isOpen = () => document.querySelector(panel) !== null;
    await expect.poll(isOpen).toBe(true);
    const input = document.querySelector('input:last-of-type') as HTMLInputElement;
    input.focus();
    endComposition(input, order, 'Escape');
    await new Promise(requestAnimationFrame);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
  },
);
