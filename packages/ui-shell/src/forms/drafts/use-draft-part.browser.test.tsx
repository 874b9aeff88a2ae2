import { Activity } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { draw } from '../../../testing/draw';
import { createLazyPart, type LazyPart } from '../../lib/create-lazy-part';
import { type DraftSource, DraftsContext } from './drafts';
import { useDraftPart } from './use-draft-part';

const source: DraftSource = { open: () => Promise.reject(new Error('Not expected.')), onFailed: () => {} };

function Form({ part }: { part: LazyPart<object> }) {
  const Part = useDraftPart(part, true);
  return Part && <Part />;
}

it('a part that comes after the page was left is drawn there without the page being shown again [page-left-before-code-loaded]', async () => {
  let arrive = () => {};
  const part = createLazyPart<object>(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(() => <p>kept</p>);
      }),
  );
  const page = (mode: 'visible' | 'hidden') => (
    <DraftsContext value={source}>
      <Activity mode={mode}>
        <Form part={part} />
      </Activity>
    </DraftsContext>
  );
  const { host, show, remove } = await draw(page('visible'));
  onTestFinished(remove);
  await show(page('hidden'));
  arrive();
  await expect.poll(() => host.textContent).toBe('kept');
});
