import { createHttpClient } from '@waybill/http';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { UploadField } from './upload-field';

it('an upload that a missing package stops names it in the field and reports the error [missing-peer-is-named]', async () => {
  const reports: string[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    reports.push(event.message);
  };
  window.addEventListener('error', hear, true);
  const http = createHttpClient({
    steps: [
      {
        before: 'send',
        step: {
          name: 'carry',
          run: () => Promise.reject(new Error('axios could not be loaded. Install it: npm install axios')),
        },
      },
    ],
  });
  const drawn = await draw(
    <UploadField label="Photos" value={[]} onValueChange={() => {}} upload={(file) => http.upload('/photos', file)} />,
  );
  onTestFinished(async () => {
    window.removeEventListener('error', hear, true);
    await drawn.remove();
  });
  const input = drawn.host.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Install it: npm install axios');
  await expect.poll(() => reports).toEqual([expect.stringContaining('npm install axios')]);
});
