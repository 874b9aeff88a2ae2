import type { Page } from '@playwright/test';
import type { audits } from '../../../../packages/ui-shell/src/testing/look/audits';
import { bundleScript } from '../../../../scripts/lib/bundle-script.mjs';

type Audit = keyof typeof audits;

const script = `${bundleScript('packages/ui-shell/src/testing/look/audits.ts', 'waybillLook')};globalThis.waybillLook = waybillLook;`;

/** What the named audits find on the screen as it is, one line a finding. */
export async function auditFindings(page: Page, screen: string, names: readonly Audit[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'waybillLook' in globalThis))) await page.evaluate(script);
  const found = await page.evaluate(
    (wanted) => wanted.flatMap((name) => Reflect.get(globalThis, 'waybillLook').audits[name]() as string[]),
    names,
  );
  return found.map((each) => `${screen}: ${each}`);
}
