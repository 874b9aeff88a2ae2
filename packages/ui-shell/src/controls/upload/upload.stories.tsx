import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { UploadField } from './upload-field';
import type { Upload, UploadedFile } from './use-uploads';

const meta: Meta = { title: 'Forms/Uploads in use' };
export default meta;

const column = { display: 'grid', gap: 20, maxWidth: 480, padding: 24 } as const;
const picture = (name: string, bytes = 20) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

const tries = new Map<string, number>();
const ended: string[] = [];
const send: Upload = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const attempt = (tries.get(file.name) ?? 0) + 1;
    tries.set(file.name, attempt);
    onProgress(0.4);
    signal.addEventListener('abort', () => ended.push(file.name));
    if (file.name.startsWith('slow')) return;
    setTimeout(() => {
      if (file.name.startsWith('flaky') && attempt === 1) reject({ userMessage: 'The network is gone' });
      else resolve({ id: file.name, name: file.name });
    }, 20);
  });

function Photos() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <div style={column}>
      <UploadField
        label="Photographs"
        hint="Front, back and inside"
        value={files}
        onValueChange={setFiles}
        upload={send}
        look="pictures"
        accept={['image/*']}
        maxSize={1024}
        maxCount={4}
      />
      <output aria-label="Value">{files.map(({ name }) => name).join()}</output>
      <UploadField
        label="Archived"
        value={[{ id: 'a', name: 'contract.pdf' }]}
        onValueChange={() => {}}
        upload={send}
        readOnly
      />
    </div>
  );
}

const transfer = (files: readonly File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const drop = (target: Element, ...files: File[]) =>
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer(files) }));
const paste = (target: Element, ...files: File[]) =>
  target.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer(files) }),
  );

/** Uploads dropped and pasted files at once; rejected files show the reason, failed ones Retry, running ones Cancel. */
export const Photographs: StoryObj = {
  name: 'Photographs [file-picture-upload-drag-paste]',
  render: () => <Photos />,
  play: async () => {
    tries.clear();
    ended.length = 0;
    const value = screen.getByLabelText('Value');
    const button = screen.getByRole('button', { name: 'Choose files' });
    const zone = button.parentElement as HTMLElement;
    drop(zone, picture('front.png'), picture('flaky.png'), picture('slow.png'));
    await waitFor(() => expect(value).toHaveTextContent('front.png'));
    await expect(await screen.findByRole('progressbar', { name: 'slow.png: 40% uploaded' })).toBeVisible();
    await expect(await screen.findByText('The network is gone')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try flaky.png again' }));
    await waitFor(() => expect(value).toHaveTextContent('front.png,flaky.png'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel slow.png' }));
    await expect(ended).toEqual(['slow.png']);
    paste(button, picture('pasted.png'));
    await waitFor(() => expect(value).toHaveTextContent('front.png,flaky.png,pasted.png'));
    drop(
      zone,
      new File(['x'], 'note.txt', { type: 'text/plain' }),
      picture('large.png', 2000),
      picture('back.png'),
      picture('extra.png'),
    );
    await expect(await screen.findByText('This kind of file is not taken')).toBeVisible();
    await expect(screen.getByText('Larger than 1 KB')).toBeVisible();
    await expect(screen.getByText('Only 4 are taken')).toBeVisible();
    await waitFor(() => expect(value).toHaveTextContent('front.png,flaky.png,pasted.png,back.png'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove flaky.png' }));
    await expect(value).toHaveTextContent('front.png,pasted.png,back.png');
  },
};

/** Right-to-left layout. */
export const InArabic: StoryObj = { ...inArabic, render: () => <Photos /> };
