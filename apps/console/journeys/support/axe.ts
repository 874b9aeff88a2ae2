import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on the screen or a part of it, one line a finding. Emulate reduced motion first; `contrast: false` skips the slowest rule. */
export async function axeFindings(
  page: Page,
  screen: string,
  { contrast = true, part = 'html' } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([enabled, selector]) =>
      Reflect.get(window, 'axe').run(selector === 'html' ? document : selector, {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled } },
      }) as Promise<AxeResults>,
    [contrast, part] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${screen}: ${id} at ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`,
    ),
  );
}
