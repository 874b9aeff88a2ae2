import type { Page } from '@playwright/test';
import type { audits } from '../../../../packages/ui-shell/testing/look/audits';
import { bundleScript } from '../../../../scripts/lib/bundle-script';

const script = `${bundleScript('packages/ui-shell/testing/look/audits.ts', 'waybillLook')};globalThis.waybillLook = waybillLook;`;

async function run<Name extends keyof typeof audits>(page: Page, screen: string, name: Name, part: string) {
  if (!(await page.evaluate(() => 'waybillLook' in globalThis))) await page.evaluate(script);
  const found = await page.evaluate(
    ([audit, selector]) =>
      Reflect.get(globalThis, 'waybillLook').audits[audit](document.querySelector(selector)) as string[],
    [name, part] as const,
  );
  return found.map((each) => `${screen}: ${each}`);
}

/** What of a part of the screen is said by colour alone, is drawn in colours that nothing has measured, or moves; one line a finding. */
export const auditFindings = (page: Page, screen: string, part: string): Promise<string[]> =>
  run(page, screen, 'look', part);

/** What of a screen is lost in a window of 1440 x 900 px at 200 % zoom, and in one of 1280 px at 400 %; the window stays small. */
export async function lostByZoom(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const zoom of [
    { width: 720, height: 450 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(zoom);
    // What watches its own width draws itself in the frame after the one that is narrower.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.push(...(await run(page, `${screen} at ${zoom.width} px`, 'lostParts', 'body')));
  }
  return found;
}

/** Lists the animations and transitions that a page keeps for users who ask for less motion. */
export const movingParts = async (page: Page): Promise<string[]> => run(page, page.url(), 'movingParts', 'body');
