// @vitest-environment jsdom
import { intake, type OtherReader } from '@waybill/intake/module';
import { useOnce } from '@waybill/ui-shell/console';
import { renderPage } from '@waybill/ui-shell/testing';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { routes } from '../../../../apps/console/src/routes';
import { names } from '../../../intake/console/corpus/read-fields.test-data';
import { type ReadRequest, readSource } from '../../../intake/console/read-source';
import QuickOrderPage from '../quick-order';
import { orderMessages } from '../shared/messages';

// jsdom lays nothing out, so that it has no such method.
Object.assign(Element.prototype, { checkVisibility: () => true });

const message = '寄 张伟 13812345678 杭州余杭区文一西路969号，雅迪一台';

let does: 'answer' | 'break' | 'nothing' = 'answer';
/** A worker of this page, because jsdom has none. */
class OwnWorker extends EventTarget {
  postMessage(request: ReadRequest) {
    const send = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
    queueMicrotask(() => {
      if (does === 'break') return this.dispatchEvent(new Event('error'));
      send({ began: true });
      if (does === 'answer') send({ output: readSource(request, names) });
    });
  }
  terminate() {}
}
beforeEach(() => {
  vi.stubGlobal('Worker', OwnWorker);
  does = 'answer';
});

function Page({ reader }: { reader: OtherReader | undefined }) {
  intake(reader ? { reader } : {}).callSteps?.(useOnce);
  return <QuickOrderPage />;
}

/** The form of an order, in a console whose platform may bring a reader. */
async function openForm(reader?: OtherReader) {
  const page = await renderPage(<Page reader={reader} />, {
    routes,
    address: '/order/quickOrder',
    responses: {
      'GET /order/options': { cities: [], categories: [], brands: [], steps: [] },
      'GET /order/contacts': { list: [] },
      'POST /read': {
        orders: [
          {
            consignor: {
              name: { value: '张伟', sure: 'certain', at: [{ from: 2, to: 4 }] },
              phone: { value: 'no phone', sure: 'certain', at: [{ from: 5, to: 16 }] },
            },
          },
        ],
      },
    },
  });
  onTestFinished(page.unmount);
  const field = await vi.waitFor(() => {
    const textarea = page.container.querySelector('textarea');
    if (!textarea) throw new Error('There is no field for a message.');
    return textarea;
  });
  const paste = () =>
    field.dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { getData: () => message },
      }),
    );
  return { page, field, paste };
}

it('the screen names the reader of the platform, and invalid values of its answer are left over [platform-reader-is-validated]', async () => {
  const { page, paste } = await openForm({
    name: 'Recognition service',
    read: (text, context, { http }) => http.post('/read', { text, ...context }),
  });
  paste();
  await vi.waitFor(() => expect(page.container.textContent).toContain('Read by Recognition service'));
  const rest = [...page.container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join();
  expect(rest).toContain('13812345678');
  expect([...page.container.querySelectorAll('input')].map(({ value }) => value)).toContain('张伟');
  expect(page.calls.filter(({ url }) => url?.includes('/read'))).toHaveLength(1);
});

it('the reader of the product has no name on the screen', async () => {
  const { page, paste } = await openForm();
  paste();
  await vi.waitFor(() => expect(page.container.querySelector('[data-state="read"]')).not.toBeNull());
  expect(page.container.textContent).not.toContain('Read by');
});

it('the text stays if the reader cannot run [reader-keeps-text]', async () => {
  does = 'break';
  const { page, field, paste } = await openForm();
  paste();
  await vi.waitFor(() => expect(page.container.textContent).toContain(orderMessages.pasteFailed.texts.en));
  expect(field.value).toBe(message);
});

it('the text stays if the reader takes longer than its limit [reader-keeps-text]', async () => {
  does = 'nothing';
  const { page, field, paste } = await openForm();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  paste();
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(page.container.textContent).toContain(orderMessages.pasteSlow.texts.en));
  expect(field.value).toBe(message);
});
