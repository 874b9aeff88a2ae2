// @vitest-environment jsdom
import { renderPage } from '@waybill/ui-shell/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { routes } from '../../../apps/console/src/routes';
import { ContactDialog } from './contact-dialog';
import QuickOrderPage from './quick-order';
import { orderMessages } from './shared/messages';

// jsdom has no layout and lacks this method.
Object.assign(Element.prototype, { checkVisibility: () => true });

const places = {
  'the order form': <QuickOrderPage />,
  'the address book': <ContactDialog contact={null} onClose={() => {}} />,
};

it.each(Object.entries(places))(
  '[unassigned-phone-is-warned] %s warns of a number with an unassigned network code',
  async (_, node) => {
    const page = await renderPage(node, {
      routes,
      address: '/order/quickOrder',
      responses: {
        'GET /order/options': { cities: [], categories: [], brands: [], steps: [] },
        'GET /order/contacts': { list: [], total: 0 },
      },
    });
    onTestFinished(page.unmount);
    const phone = await vi.waitFor(() => {
      const [field] = document.querySelectorAll<HTMLInputElement>('input[type="tel"]');
      if (!field) throw new Error('There is no field for a phone.');
      return field;
    });
    const warnings = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(phone, text);
      phone.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('154 1234 5678');
    await vi.waitFor(() => expect(warnings()).toContain(orderMessages.phoneDoubt.texts.en));
    expect(phone.getAttribute('aria-invalid')).not.toBe('true');
    type('138 1234 5678');
    await vi.waitFor(() => expect(warnings()).not.toContain(orderMessages.phoneDoubt.texts.en));
  },
);
