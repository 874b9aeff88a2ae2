import { type Condition, toScript } from './condition';

type Order = 'chromium' | 'webkit';

/**
 * Ends two compositions in a filled text field, with Enter and with Escape, and reports their side effects.
 * A field that is typed into key by key gets them at its first key.
 */
function compose(name: string, order: Order): void {
  const composed = 'textarea, input:is([type="text"], [type="search"], [type="tel"], [type="url"], :not([type]))';
  const layersShown = () =>
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
      (layer) => layer.getAttribute('data-state') !== 'closed',
    );
  let isSubmitted = false;
  addEventListener('submit', () => {
    isSubmitted = true;
  });
  const end = (field: Element, key: 'Enter' | 'Escape') => {
    const tell = (type: string, data = '') =>
      field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, composed: true }));
    const press = (type: 'keydown' | 'keyup', isComposing: boolean, keyCode: number) =>
      field.dispatchEvent(
        new KeyboardEvent(type, {
          key,
          code: key,
          keyCode,
          isComposing,
          bubbles: true,
          cancelable: true,
          composed: true,
        }),
      );
    tell('compositionstart');
    tell('compositionupdate', 'ni');
    if (order === 'chromium') press('keydown', true, 229);
    tell('compositionend', key === 'Enter' ? 'ni' : '');
    if (order === 'webkit') press('keydown', false, 229);
    press('keyup', false, key === 'Enter' ? 13 : 27);
  };
  const play = async (field: HTMLInputElement | HTMLTextAreaElement) => {
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
    for (const key of ['Enter', 'Escape'] as const) {
      if (document.activeElement !== field) return;
      const [value, hash, layers] = [field.value, location.hash, layersShown()];
      isSubmitted = false;
      end(field, key);
      // React renders within microtasks, and no step of the journey can run between them.
      for (let turn = 0; turn < 20; turn += 1) await null;
      const [now, effects] = [layersShown(), [] as string[]];
      if (isSubmitted) effects.push('submitted the form');
      if (layers.some((layer) => !now.includes(layer))) effects.push('closed a layer');
      if (now.some((layer) => !layers.includes(layer))) effects.push('opened a layer');
      if (location.hash !== hash) effects.push('left the page');
      if (!field.isConnected || document.activeElement !== field) effects.push('left the field');
      else if (field.value !== value) effects.push('changed the field');
      for (const effect of effects) reportFault(`${name}: ${key} that ends a composition in "${label}" ${effect}`);
    }
  };
  const started = new WeakSet<EventTarget>();
  addEventListener('focusout', ({ target }) => target && started.delete(target));
  addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(composed) || started.has(target)) return;
    started.add(target);
    queueMicrotask(() => void play(target as HTMLInputElement));
  });
}

const inputMethod = (order: Order): Condition => ({ script: toScript(compose, `input-method-${order}`, order) });

/** Chromium sends the key that ends a composition before its end, with `isComposing`. */
export const inputMethodChromium = inputMethod('chromium');

/** WebKit sends that key after the end, without `isComposing`; only its key code is 229. */
export const inputMethodWebkit = inputMethod('webkit');
