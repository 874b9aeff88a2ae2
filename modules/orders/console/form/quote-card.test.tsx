// @vitest-environment jsdom
import { renderPage } from '@waybill/ui-shell/testing';
import { useForm } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import { usualServices } from '../../contract/fields';
import type { OrderFields } from './order-fields';
import { QuoteCard } from './quote-card';

const filled = {
  vehicles: [{ category: 'ebike', value: '' }],
  consignor: { region: '330106' },
  consignee: { region: '310115' },
  ...usualServices,
} as unknown as OrderFields;

function Page() {
  const { control } = useForm<OrderFields>({ defaultValues: filled });
  return <QuoteCard control={control} />;
}

const parts = { base: 0, distance: 0, collection: 0, delivery: 0, packing: 0, insurance: 0, hand: null };
const price = { ...parts, total: 16_000, validUntil: '2025-02-06T05:05:09Z' };

it('asks for no places that are chosen while it loads the regions and the price', async () => {
  const texts = new Set<string>();
  const observer = new MutationObserver(() => texts.add(document.querySelector('section')?.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  const responses = { 'GET /order/quote': { distance: 180, days: 2, price } };
  const page = await renderPage(<Page />, { responses });
  onTestFinished(page.unmount);
  await vi.waitFor(() => expect(page.container.textContent).toContain('160.00'));
  expect([...texts].filter((text) => text.includes('Choose'))).toEqual([]);
});
