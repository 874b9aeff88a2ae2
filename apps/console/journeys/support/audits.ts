import type { Page } from '@playwright/test';
import type { audits } from '../../../../packages/ui-shell/testing/look/audits';
import { bundleScript } from '../../../../scripts/lib/bundle-script';

const script = `${bundleScript('packages/ui-shell/testing/look/audits.ts', 'waybillLook')};globalThis.waybillLook = waybillLook;`;

async function run<Name extends keyof typeof audits>(page: Page, screen: string, name: Name, part: string) {
  if (!(await page.evaluate(() => 'waybillLook' in globalThis))) await page.evaluate(script);
  const results = await page.evaluate(
    ([audit, selector]) =>
      Reflect.get(globalThis, 'waybillLook').audits[audit](document.querySelector(selector)) as string[],
    [name, part] as const,
  );
  return results.map((each) => `${screen}: ${each}`);
}

/** Reports information by colour alone, unmeasured colour pairs and movement in a part of the screen, one line a finding. */
export const auditFindings = (page: Page, screen: string, part: string): Promise<string[]> =>
  run(page, screen, 'look', part);

/** Reports content lost at 1440 x 900 px with 200 % zoom and at 1280 px with 400 %; the window stays small. */
export async function lostByZoom(page: Page, screen: string): Promise<string[]> {
  const findings: string[] = [];
  for (const zoom of [
    { width: 720, height: 450 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(zoom);
    // Components that observe their width render one frame after the resize.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    findings.push(...(await run(page, `${screen} at ${zoom.width} px`, 'lostParts', 'body')));
  }
  return findings;
}

/** Lists the animations and transitions that a page keeps for users who ask for less motion. */
export const movingParts = async (page: Page): Promise<string[]> => run(page, page.url(), 'movingParts', 'body');
