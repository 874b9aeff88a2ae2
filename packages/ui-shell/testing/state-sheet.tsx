import type { StoryObj } from '@storybook/react-vite';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, textSize } from '../src/theme/tokens';

/** The states of every field, over its ordinary arguments. */
export const inputStates = {
  rest: {},
  hover: {},
  focus: {},
  disabled: { disabled: true },
  'read-only': { readOnly: true },
  error: { error: 'This does not fit. Say it in another way.' },
  'long text': {
    label: 'A label that is longer than the field below it, as labels in some languages are',
    hint: 'A hint of more than one line says what is wanted here, why, and what happens with it afterwards.',
  },
  phone: {},
};

/** The states of a field that can be busy too. */
export const fieldStates = { ...inputStates, busy: { busy: true } };

/** A component that keeps the value that its owner would keep, so that it can be played with; `onChange` names its change handler. */
export function keeping<Props extends object>(
  Part: ComponentType<Props>,
  value: keyof Props & string,
  onChange: keyof Props & string,
) {
  return function Keeping(props: Props) {
    const [current, setKept] = useState(props[value]);
    return <Part {...props} {...{ [value]: current, [onChange]: setKept }} />;
  };
}

/** Parameters of a story that shows the page right to left, in Arabic. */
export const inArabic = { globals: { locale: 'ar', direction: 'rtl' } } satisfies StoryObj;

/** A story with the states of a component side by side, each at least `width` px wide; `hover` and `focus` are simulated. */
export function statesOf<Props extends object>(
  Part: ComponentType<Props>,
  base: NoInfer<Props>,
  states: Readonly<Record<string, Partial<NoInfer<Props>>>>,
  { width = 280 } = {},
): StoryObj {
  return {
    parameters: {
      controls: { disable: true },
      // A sheet repeats a component many times, which a page never does.
      a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
      pseudo: {
        hover: ['[data-state="hover"] div *'],
        focusVisible: [`[data-state="focus"] ${focusable}`],
        focusWithin: ['[data-state="focus"] div *'],
      },
    },
    render: () => (
      <Sheet style={{ '--least': `${width}px` } as CSSProperties}>
        {Object.entries(states).map(([state, props]) => (
          <Cell key={state} data-state={state}>
            <State>{state}</State>
            <div>
              <Part {...base} {...props} />
            </div>
          </Cell>
        ))}
      </Sheet>
    ),
  };
}

const focusable = ':is(a, button, summary, input, select, textarea, [tabindex]):not([tabindex="-1"])';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--least), 100%), 1fr));
  gap: ${space(4)};
  padding: ${space(4)};
`;

const Cell = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(4)};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('medium')};

  &[data-state='phone'] {
    max-width: 180px;
  }
`;

const State = styled.p`
  margin: 0;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
`;
