import { expect, onTestFinished, test } from 'vitest';
import { draw } from '../../testing/draw';
import { ControlFrame } from '../controls/basic/control-frame';
import { UploadField } from '../controls/upload/upload-field';
import { SkeletonText } from '../data/display/skeleton-text';
import { DataTable } from '../data/table/data-table';
import { createToasts } from '../feedback/create-toasts';
import { Toaster } from '../feedback/toaster';
import { VisuallyHidden } from './visually-hidden';

const parts = {
  'a hidden text': <VisuallyHidden>Saved</VisuallyHidden>,
  'a hidden label': (
    <ControlFrame id="name" label="Name" labelHidden>
      <input id="name" />
    </ControlFrame>
  ),
  'an upload': (
    <UploadField id="file" label="File" value={[]} onValueChange={() => {}} upload={() => new Promise(() => {})} />
  ),
  'a skeleton': <SkeletonText />,
  'a table': (
    <DataTable
      label="Orders"
      columns={[{ id: 'id', title: 'No.', cell: ({ id }) => id }]}
      rows={[{ id: '1' }]}
      rowId={({ id }) => id}
    />
  ),
};

const heightOf = () => document.documentElement.scrollHeight;

test.each(Object.entries(parts))(
  '%s at the end of a long scroller makes the document no taller [one-scroll-bar]',
  async (_, part) => {
    const before = heightOf();
    const drawn = await draw(
      <div style={{ height: 300, overflow: 'auto' }}>
        <div style={{ height: 4000 }} />
        {part}
      </div>,
    );
    onTestFinished(drawn.remove);
    expect(heightOf()).toBeLessThanOrEqual(Math.max(before, innerHeight));
  },
);

test('a message makes the document of a whole-window layout no taller [one-scroll-bar]', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY });
  const drawn = await draw(
    <>
      <div style={{ height: '100vh' }} />
      <Toaster toasts={toasts} />
    </>,
  );
  onTestFinished(drawn.remove);
  document.body.style.margin = '0';
  const before = heightOf();
  toasts.success('Saved');
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toContain('Saved');
  expect(heightOf()).toBe(before);
});
