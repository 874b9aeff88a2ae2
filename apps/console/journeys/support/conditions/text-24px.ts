import type { Condition } from './condition';

/** In px: the text size that a user has set in the browser, instead of 16. */
const textSize = 24;

/** A browser with a text size of 24 px; text that keeps its 16 px size is a fault. */
export const text24px: Condition = {
  prepare: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  },
  faultsOf: (page) =>
    page.evaluate((size) => {
      const probe = document.createElement('span');
      probe.style.fontSize = 'medium';
      document.body.append(probe);
      const medium = getComputedStyle(probe).fontSize;
      probe.remove();
      if (medium !== `${size}px`) return [`the browser's text has ${medium}`];
      // No text of the console is smaller than 12 px at 16 px.
      const least = 12 * (size / 16);
      const counts = { all: 0, small: 0 };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const [parent, length] = [texts.currentNode.parentElement, texts.currentNode.textContent?.trim().length ?? 0];
        if (!parent?.checkVisibility() || parent.closest('script, style, svg, [data-part="paper"]')) continue;
        counts.all += length;
        if (Number.parseFloat(getComputedStyle(parent).fontSize) < least) counts.small += length;
      }
      return counts.small * 2 > counts.all
        ? [`${counts.small} of ${counts.all} signs at ${location.hash} stay smaller than ${least} px`]
        : [];
    }, textSize),
};
