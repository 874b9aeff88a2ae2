// @vitest-environment jsdom
import { renderPage } from '@waybill/ui-shell/testing';
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Fold } from './fold';
import type { OrderFields } from './order-fields';

let breakField = () => {};
let submit = async () => {};

function Page() {
  const form = useForm<OrderFields>();
  breakField = () => form.setError('remark', { type: 'wrong' });
  submit = form.handleSubmit(() => form.setError('remark', { type: 'wrong' }));
  return (
    <Fold control={form.control} names={['remark']} label="Details" summary="">
      <input />
    </Fold>
  );
}

it('a closed fold stays closed when an error comes late, and opens with the next submit [folded-errors-are-shown]', async () => {
  const page = await renderPage(<Page />);
  onTestFinished(page.unmount);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const toggle = page.container.querySelector<HTMLButtonElement>('button[aria-expanded]');
  const isOpen = () => toggle?.getAttribute('aria-expanded');
  await act(async () => toggle?.click());
  expect(isOpen()).toBe('true');
  await act(async () => toggle?.click());
  await act(async () => breakField());
  expect(isOpen()).toBe('false');
  await act(submit);
  expect(isOpen()).toBe('true');
  await act(async () => toggle?.click());
  expect(isOpen()).toBe('false');
  await act(submit);
  expect(isOpen()).toBe('true');
});
