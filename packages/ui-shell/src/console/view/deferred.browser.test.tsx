import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Deferred } from './deferred';

it('deferred content renders separately, after its siblings', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const drawn: (string | null)[] = [];
  const watch = new MutationObserver(() => drawn.push(place.textContent));
  watch.observe(place, { childList: true, subtree: true });
  const root = createRoot(place);
  root.render(
    <p>
      page
      <Deferred> and tools</Deferred>
    </p>,
  );
  await expect.poll(() => drawn).toEqual(['page', 'page and tools']);
  watch.disconnect();
  root.unmount();
  place.remove();
});
