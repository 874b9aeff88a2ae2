import { expect, it } from 'vitest';
import { baseCss } from './base-css';
import { shippedMeasures } from './measures';
import { measuresCss, shadowCss } from './measures-css';
import { radius, textSize } from './tokens';

const short = (css: string) => css.replaceAll('0px', '0').replaceAll(/\s+/g, '').replaceAll('0.', '.');

it('the shipped measures are those that the base rules and the getters write', () => {
  const base = short(baseCss);
  for (const [name, layers] of Object.entries(shippedMeasures.shadow.light))
    expect(base).toContain(`--wb-shadow-${name}:${short(shadowCss(layers)).replaceAll('px0rgba', 'pxrgba')};`);
  for (const [name, { duration, easing }] of Object.entries(shippedMeasures.motion))
    expect(base).toContain(short(`--wb-motion-${name}:${duration}ms cubic-bezier(${easing.join(',')});`));
  for (const name of ['small', 'medium', 'large', 'round'] as const)
    expect(radius(name)).toBe(`var(--wb-radius-${name},${shippedMeasures.radius[name]}px)`);
  for (const name of ['caption', 'body', 'section', 'title'] as const)
    expect(textSize(name)).toBe(`var(--wb-text-${name},${shippedMeasures.text[name] / 16}rem)`);
});

it('other measures stand under the names that components read, and nothing moves for readers who want it still', () => {
  const css = measuresCss({ ...shippedMeasures, radius: { ...shippedMeasures.radius, large: 9 } });
  expect(css).toContain('--wb-radius-large:9px;');
  expect(css).toContain('--wb-text-body:0.875rem;');
  expect(css).toContain(
    '--wb-shadow-popover:0px 0px 0px 1px var(--wb-color-border),0px 8px 24px 0px rgba(0, 0, 0, 0.45);',
  );
  expect(css).toMatch(/@media \(prefers-reduced-motion:no-preference\)\{:root\{--wb-motion-fast:120ms/);
});
