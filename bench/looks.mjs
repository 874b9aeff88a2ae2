const press = (selector) => (page) => page.locator(selector).click();
const openMenu = (page) => page.locator('[data-menu="language"]').click();

/** The steps that change the look of the floor: open the control, choose, and the visible result. It has one layout. */
export const floorLook = {
  theme: { prepare: async () => {}, act: press('[data-choice="green"]'), shown: 'html[data-theme="green"]' },
  language: { prepare: openMenu, act: press('[role="menuitem"][lang="en"]'), shown: 'html[lang="en"]' },
};

const openDrawer = (page) => page.getByRole('button', { name: '主题设置', exact: true }).click();
const openLanguages = (page) => page.getByRole('button', { name: '切换语言' }).click();
const choose = (group, value) => (page) =>
  page.getByRole('group', { name: group, exact: true }).locator(`input[value="${value}"]`).check();

/** The steps that change our look. */
export const ourLook = {
  layout: { prepare: openDrawer, act: choose('布局', 'vertical'), shown: '[data-layout="vertical"]' },
  theme: { prepare: openDrawer, act: choose('主题', 'green-black'), shown: 'body.vab-theme-green-black' },
  language: { prepare: openLanguages, act: press('[role="menuitemradio"][lang="en"]'), shown: 'html[lang|="en"]' },
};
