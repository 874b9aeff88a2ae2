import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the screen as it is, one line a finding. Ask pages for reduced motion first; `contrast` false leaves out the slowest rule. */
export async function axeFindings(page: Page, screen: string, { contrast = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (enabled) =>
      Reflect.get(window, 'axe').run(document, {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled } },
      }) as Promise<AxeResults>,
    contrast,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${screen}: ${id} at ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`,
    ),
  );
}
