// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { RowActions, RowButton } from './row-actions';

function draw() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() =>
    root.render(
      <>
        <RowButton data-tone="danger">Alone</RowButton>
        <RowActions>
          <RowButton data-tone="danger">In a row</RowButton>
        </RowActions>
      </>,
    ),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  return [...host.querySelectorAll('button')].map((button) => window.getComputedStyle(button));
}

it('a row button looks the same alone as in a row', () => {
  const [alone, inRow] = draw();
  for (const name of ['background', 'border-top-width', 'color', 'cursor', 'padding-left', 'border-radius'])
    expect([name, alone?.getPropertyValue(name)]).toEqual([name, inRow?.getPropertyValue(name)]);
  expect(alone?.cursor).toBe('pointer');
});
