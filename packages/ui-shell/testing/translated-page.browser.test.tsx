import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { Button } from '../src/controls/basic/button';
import { RadioGroup } from '../src/controls/basic/radio-group';
import { FormSection } from '../src/forms/form-layout';
import { draw } from './draw';
import { translatePage } from './translate-page';

const nothing = () => {};

/** A part before and after a change of the elements beside its text. */
const parts: Record<string, readonly [ReactNode, ReactNode]> = {
  'a button that becomes busy': [
    <Button key="a">Save</Button>,
    <Button key="a" busy>
      Save
    </Button>,
  ],
  'a button that gets an icon': [
    <Button key="a">Save</Button>,
    <Button key="a" icon={<i />}>
      Save again
    </Button>,
  ],
  'a choice that gets a hint': [
    <RadioGroup key="a" label="Way" value="" onValueChange={nothing} options={[{ value: 'a', label: 'Truck' }]} />,
    <RadioGroup
      key="a"
      label="Way"
      value=""
      onValueChange={nothing}
      options={[{ value: 'a', label: 'Truck', hint: 'Two days' }]}
    />,
  ],
  'a section that gets a title': [
    <FormSection key="a">Fields</FormSection>,
    <FormSection key="a" title="Sender" lead="Of the goods">
      Fields
    </FormSection>,
  ],
};

test.each(Object.entries(parts))('on a translated page %s is drawn [translated-page]', async (_, [before, after]) => {
  const drawn = await draw(before);
  onTestFinished(drawn.remove);
  const expected = await draw(after);
  const words = expected.host.textContent;
  await expected.remove();
  onTestFinished(translatePage(drawn.host));
  await drawn.show(after);
  expect(drawn.host.textContent).toBe(words);
  await drawn.show(before);
  await drawn.show(after);
  expect(drawn.host.textContent).toBe(words);
});
