/** Hands of a person at a page, which count what they do; a text is no press. */
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
  const takeLine = async (wanted) => {
    const line = page.getByRole('option').filter({ hasText: wanted }).first();
    await line.waitFor();
    for (let down = 0; down < 20 && (await line.getAttribute('aria-selected')) !== 'true'; down += 1)
      await press('ArrowDown');
    await press('Enter');
  };
  return {
    press,
    type,
    /** Opens the palette, types and takes the line that holds a text. */
    command: async (text, wanted = text) => {
      await press('Control+k');
      await type(text);
      await takeLine(wanted);
    },
    takeLine,
    /** Goes on with Tab until something has the focus. */
    goTo: async (target) => {
      await target.waitFor();
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; tabs < 12 && !(await isThere()); tabs += 1) await press('Tab');
    },
    /** Goes into the list; the first key of a visit fetches what knows the others. */
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
