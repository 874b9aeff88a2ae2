import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { UploadField } from '../../../../controls/upload/upload-field';
import { assembleConsole } from '../../../create-console';
import { FloatingParts } from '../../../view/floating-parts';

async function open(hasZone: boolean) {
  const { parts, run } = assembleConsole({
    routes: [],
    config: { language: 'en', location: 'memory', storagePrefix: `files-${Math.random()}` },
  });
  const taken: string[] = [];
  const upload = async (file: File) => {
    taken.push(file.name);
    return { id: '1', name: file.name };
  };
  onTestFinished(run(() => () => {}));
  await drawInConsole(
    parts,
    <>
      {hasZone && <UploadField label="Papers" value={[]} onValueChange={() => {}} upload={upload} />}
      <p>Beside</p>
      <FloatingParts />
    </>,
  );
  return taken;
}

/** Drops something at an element as a browser does. Returns whether the browser would act on it. */
function drop(target: Element, fill: (data: DataTransfer) => void): boolean {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  return ['dragover', 'drop'].some((type) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
  );
}
const file = (data: DataTransfer) => void data.items.add(new File(['x'], 'papers.pdf'));

it.each([true, false])(
  'keeps the page when a file is dropped beside, with a zone: %s, and names the zone [file-beside-zone-is-caught]',
  async (hasZone) => {
    const taken = await open(hasZone);
    for (const target of [page.getByText('Beside').element(), document.body]) expect(drop(target, file)).toBe(false);
    await expect.element(page.getByText(/files go into a dashed box/).first()).toBeVisible();
    expect(taken).toEqual([]);
  },
);

it('leaves files to their zone, and texts to the browser', async () => {
  const taken = await open(true);
  expect(drop(page.getByText('Drop here, or paste').element(), file)).toBe(false);
  await expect.poll(() => taken).toEqual(['papers.pdf']);
  expect(drop(document.body, (data) => data.setData('text/plain', 'words'))).toBe(true);
  await expect.element(page.getByText(/dashed box/)).not.toBeInTheDocument();
});
