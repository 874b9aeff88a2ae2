import { coveredParts } from './support/covered-parts';
import { expect, journey } from './support/journey';
import { openShellPage, shellPages } from './support/pages';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'sets windows of its own' } });

const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const fixedHeader of [true, false])
  journey(
    `nothing that sticks is covered by the bars above it, on any page at any scroll, with a header that ${fixedHeader ? 'stays' : 'scrolls away'}`,
    { tag: '@release' },
    async ({ page }) => {
      await page.addInitScript(
        (settings) => localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings })),
        { fixedHeader },
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openSignedIn(page);
      const findings: string[] = [];
      for (const path of shellPages) {
        await openShellPage(page, path);
        for (const size of windows) {
          await page.setViewportSize(size);
          findings.push(...(await coveredParts(page)).map((each) => `${path} at ${size.width} px: ${each}`));
        }
      }
      expect(findings).toEqual([]);
    },
  );
