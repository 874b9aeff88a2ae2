/** Operates a page as a user does and counts presses and pointer actions; typed text is not counted. */
export function createHands(page) {
  let presses = 0;
  let pointers = 0;
  const press = async (...keys) => {
    for (const key of keys) {
      presses += 1;
      await page.keyboard.press(key);
    }
  };
  const type = (text) => page.keyboard.type(text);
  const takeLine = async (text) => {
    const line = page.getByRole('option').filter({ hasText: text }).first();
    await line.waitFor();
    for (let down = 0; down < 20 && (await line.getAttribute('aria-selected')) !== 'true'; down += 1)
      await press('ArrowDown');
    await press('Enter');
  };
  return {
    press,
    type,
    /** Opens the palette, types and chooses the line that contains the label. */
    command: async (text, label = text) => {
      await press('Control+k');
      await type(text);
      await takeLine(label);
    },
    takeLine,
    /** Presses Tab until the target has the focus. */
    goTo: async (target) => {
      await target.waitFor();
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; tabs < 12 && !(await isThere()); tabs += 1) await press('Tab');
    },
    /** Moves the focus into the list; the first key of a visit loads the shortcuts. */
    toRow: async () => {
      await press('j');
      await page.locator('tbody tr :focus').waitFor();
    },
    click: async (target) => {
      pointers += 1;
      await target.click();
    },
    /** Puts a text into a field that is clicked first. */
    fill: async (target, text) => {
      pointers += 1;
      await target.click();
      await page.keyboard.type(text);
    },
    presses: () => presses,
    pointers: () => pointers,
  };
}
