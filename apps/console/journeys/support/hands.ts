import type { Locator, Page } from '@playwright/test';

/** An input device (mouse, keyboard or finger) and its way to press, choose and pick from a list. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard' | 'finger';
  /** Presses a button, a tab or a command. */
  press: (target: Locator) => Promise<void>;
  /** Chooses a radio button of a group. */
  choose: (radio: Locator) => Promise<void>;
  /** Writes into a field. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Closes the top layer. */
  away: () => Promise<void>;
}

const present = (element: Element) => element === document.activeElement;

/** Moves the focus to the target with Tab or Shift+Tab. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 150; step += 1) {
    const key = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return null;
      const before = activeElement && activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return before ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`150 presses of Tab did not reach ${target}.`);
}

/** The keyboard alone: Tab, arrow keys, Enter, the space bar, Escape. */
const keyboard = (page: Page): Hand => ({
  name: 'keyboard',
  press: async (target) => {
    await target.waitFor();
    const role = await target.getAttribute('role');
    if (role === 'tab') {
      const tabs = target.locator('xpath=..').getByRole('tab');
      await reach(page, tabs.and(page.locator('[aria-selected="true"]')));
      while (!(await target.evaluate(present))) await page.keyboard.press('ArrowRight');
    } else if (role?.startsWith('menuitem')) {
      while (!(await target.evaluate(present))) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else if (role === 'option') {
      while ((await target.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else {
      await reach(page, target);
      await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter');
    }
  },
  choose: async (radio) => {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
    await reach(page, group.locator('input:checked'));
    for (let step = 0; step < 10 && !(await radio.isChecked()); step += 1) await page.keyboard.press('ArrowRight');
  },
  write: async (field, text) => {
    await reach(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  away: () => page.keyboard.press('Escape'),
});

/** A finger on a touch screen. */
const finger = (page: Page): Hand => ({
  name: 'finger',
  press: (target) => target.tap(),
  choose: (radio) => radio.check(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  away: async () => {
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
    await page.touchscreen.tap(width * 0.2, height - 20);
  },
});

/** Works with the mouse; only text is typed by keyboard. */
const mouse = (page: Page): Hand => ({
  name: 'mouse',
  press: (target) => target.click(),
  choose: (radio) => radio.check(),
  write: async (field, text) => {
    await field.click();
    await field.fill(text);
  },
  away: () => {
    const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
    // In a narrow window a dialog leaves 16 px beside it.
    return page.mouse.click(width < 480 ? 8 : width * 0.2, height - 50);
  },
});

export const hands = { mouse, keyboard, finger };

/** Browser options for an input device; `finger` uses a phone screen of 390 px. */
export const screenFor = (name: Hand['name']) =>
  name === 'finger' ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {};
