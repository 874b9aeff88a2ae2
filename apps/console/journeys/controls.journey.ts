import type { Locator, Page } from '@playwright/test';
import { type Hand, hands, reach, screenFor } from './support/hands';
import { expect, journey } from './support/journey';
import { openSignedIn } from './support/sign-in';

type Language = 'zh' | 'en';

/** The fixtures that a row of the table below uses. */
interface Desk {
  page: Page;
  hand: Hand;
  keys: (...names: string[]) => Promise<void>;
  t: (zh: string, en: string) => string;
  field: (role: 'textbox' | 'combobox' | 'spinbutton', zh: string, en: string) => Locator;
  option: (zh: string, en: string) => Locator;
}

interface Row {
  label: readonly [zh: string, en: string];
  use: (desk: Desk) => Promise<void>;
  /** The value that the drawer shows after the form was sent. */
  shows: (desk: Pick<Desk, 't' | 'hand'>) => string | RegExp;
}

const dayOfBusiness = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** A text that names days by how far they are off; midnight may have passed since they were chosen. */
const withDays = (text: (day: (later: number) => string) => string) =>
  new RegExp(
    [0, 60_000]
      .map((ago) => text((later) => dayOfBusiness.format(Date.now() - ago + later * 86_400_000)))
      .map((each) => `^${each}$`)
      .join('|'),
  );

/** The same box is ticked by a press, or by the space bar. */
const tick = async ({ page, hand }: Desk, box: Locator) => {
  if (hand.name !== 'keyboard') return hand.press(box);
  await reach(page, box);
  await page.keyboard.press('Space');
};

const rows: readonly Row[] = [
  {
    label: ['付款方式', 'Payment'],
    use: async (desk) => {
      const arrival = desk.page.getByRole('radio', { name: desk.t('到付', 'Collect freight') });
      if (desk.hand.name !== 'keyboard') return desk.hand.press(arrival);
      await reach(desk.page, desk.page.getByRole('radio', { name: desk.t('寄付', 'By sender') }));
      await desk.keys('ArrowRight');
      await expect(arrival).toBeChecked();
    },
    shows: ({ t }) => t('到付', 'Collect freight'),
  },
  {
    label: ['增值服务', 'Services'],
    use: (desk) => tick(desk, desk.page.getByRole('checkbox', { name: desk.t('罩衣', 'Cover') })),
    shows: ({ t }) => t('罩衣', 'Cover'),
  },
  {
    label: ['重量', 'Weight'],
    use: async ({ hand, field, keys }) => {
      await hand.write(field('spinbutton', '重量', 'Weight'), '12.5');
      if (hand.name === 'keyboard') await keys('ArrowUp');
    },
    shows: ({ hand }) => (hand.name === 'keyboard' ? '13.5 kg' : '12.5 kg'),
  },
  {
    label: ['声明价值', 'Declared value'],
    use: ({ hand, field }) => hand.write(field('spinbutton', '声明价值', 'Declared value'), '1,234.5'),
    shows: () => '¥1,234.50',
  },
  {
    label: ['品牌', 'Brand'],
    use: async ({ hand, field, keys, option, t }) => {
      const box = field('combobox', '品牌', 'Brand');
      if (hand.name === 'keyboard') {
        await hand.write(box, t('爱', 'ai'));
        await expect(option('爱玛', 'Aima')).toBeVisible();
        await keys('ArrowDown', 'Enter');
      } else {
        await hand.press(box);
        await hand.press(option('爱玛', 'Aima'));
      }
      await expect(box).toHaveValue(t('爱玛', 'Aima'));
    },
    shows: ({ t }) => t('爱玛', 'Aima'),
  },
  {
    label: ['参考文章', 'Article'],
    use: async ({ page, hand, field, keys }) => {
      const box = field('combobox', '参考文章', 'Article');
      await hand.write(box, '车');
      const first = page.getByRole('listbox').getByRole('option').first();
      await expect(first).toContainText('车');
      if (hand.name === 'keyboard') await keys('ArrowDown', 'Enter');
      else await hand.press(first);
      await expect(box).toHaveValue(/车/);
    },
    shows: () => /^\d+$/,
  },
  {
    label: ['取车日期', 'Pick-up day'],
    use: async ({ page, hand, field, keys }) => {
      const box = field('textbox', '取车日期', 'Pick-up day');
      if (hand.name === 'keyboard') {
        await reach(page, box);
        await keys('ArrowDown');
        await expect(page.locator('[data-today] button')).toBeFocused();
        await keys('ArrowRight', 'Enter');
      } else if (hand.name === 'mouse') {
        await hand.press(box.locator('..').getByRole('button'));
        await hand.press(page.locator('[data-today] button'));
      } else {
        await expect(box).toHaveAttribute('type', 'date');
        await box.fill(dayOfBusiness.format(Date.now()));
      }
      await expect(page.getByRole('grid')).toHaveCount(0);
    },
    shows: ({ hand }) => withDays((day) => day(hand.name === 'keyboard' ? 1 : 0)),
  },
  {
    label: ['取车时间', 'Pick-up time'],
    use: async ({ hand, field, option, keys }) => {
      if (hand.name === 'finger') return field('textbox', '取车时间', 'Pick-up time').fill('09:30');
      const box = field('combobox', '取车时间', 'Pick-up time');
      if (hand.name === 'keyboard') {
        await hand.write(box, '930');
        return keys('Escape');
      }
      await hand.press(box);
      await hand.press(option('09:30', '09:30'));
    },
    shows: () => '09:30',
  },
  {
    label: ['有效期', 'Valid'],
    use: async ({ page, hand, field, t }) => {
      const group = page.getByRole('group', { name: t('有效期', 'Valid') });
      if (hand.name === 'keyboard') {
        await hand.write(field('textbox', '开始日期', 'Start date'), '2026/2/28');
        return hand.write(field('textbox', '结束日期', 'End date'), '20260201');
      }
      await hand.press(group.getByRole('button').last());
      if (hand.name === 'mouse') return hand.press(page.getByRole('button', { name: t('近 7 天', 'Last 7 days') }));
      await hand.press(page.locator('[data-today] button'));
      await hand.press(page.locator('[data-today] button'));
    },
    shows: ({ hand }) =>
      ({
        keyboard: '2026-02-01 – 2026-02-28',
        mouse: withDays((day) => `${day(-6)} – ${day(0)}`),
        finger: withDays((day) => `${day(0)} – ${day(0)}`),
      })[hand.name],
  },
  {
    label: ['取车地区', 'Region'],
    use: async ({ page, hand, option, keys, t }) => {
      const opener = page.getByRole('button', { name: t('取车地区', 'Region') });
      await hand.press(opener);
      if (hand.name === 'keyboard') {
        await expect(option('浙江', 'Zhejiang')).toBeFocused();
        await keys('ArrowRight');
        await expect(option('杭州', 'Hangzhou')).toBeFocused();
        await keys('ArrowDown', 'Enter');
      } else {
        await hand.press(option('浙江', 'Zhejiang'));
        await hand.press(option('宁波', 'Ningbo'));
      }
      await expect(opener).toContainText(t('浙江 / 宁波', 'Zhejiang / Ningbo'));
    },
    shows: ({ t }) => t('浙江 / 宁波', 'Zhejiang / Ningbo'),
  },
  {
    label: ['途经城市', 'Stops'],
    use: async ({ page, hand, field, option, keys }) => {
      const box = field('combobox', '途经城市', 'Stops');
      if (hand.name === 'keyboard') {
        await reach(page, box);
        await keys('ArrowDown');
        await expect(option('武汉', 'Wuhan')).toBeVisible();
        return keys('Enter', 'ArrowDown', 'Enter', 'Escape');
      }
      await hand.press(box);
      // The list stays open and marks the chosen options.
      for (const city of [option('武汉', 'Wuhan'), option('长沙', 'Changsha')]) {
        await hand.press(city);
        await expect(city).toHaveAttribute('aria-selected', 'true');
      }
      await keys('Escape');
    },
    shows: ({ t }) => t('武汉长沙', 'WuhanChangsha'),
  },
  {
    label: ['可见范围', 'Visible to'],
    use: async ({ page, hand, keys, t }) => {
      const team = page.getByRole('treeitem', { name: t('华南组', 'Team south') });
      if (hand.name !== 'keyboard') return hand.press(team);
      await reach(page, page.getByRole('treeitem', { name: t('销售部', 'Sales') }));
      await keys('ArrowRight', 'ArrowDown', 'Space');
      await expect(team).toHaveAttribute('aria-checked', 'true');
    },
    shows: ({ t }) => t('华南组', 'Team south'),
  },
  {
    label: ['照片', 'Photos'],
    use: async ({ page, hand, t }) => {
      const choosing = page.waitForEvent('filechooser');
      await hand.press(page.getByRole('button', { name: t('选择文件', 'Choose files') }));
      const file = { name: 'front.png', mimeType: 'image/png', buffer: Buffer.alloc(2000, 1) };
      await (await choosing).setFiles(file);
      await expect(page.getByRole('button', { name: t('移除 front.png', 'Remove front.png') })).toBeVisible();
    },
    shows: () => 'front.png',
  },
  {
    label: ['备注', 'Note'],
    use: ({ hand, field }) => hand.write(field('textbox', '备注', 'Note'), '二楼 second floor'),
    shows: () => '二楼 second floor',
  },
  {
    label: ['我已阅读运输条款', 'I have read the terms'],
    use: (desk) => tick(desk, desk.page.getByRole('checkbox', { name: desk.t('我已阅读', 'I have read') })),
    shows: () => '',
  },
];

/** Two of the six combinations find nearly all faults; the others run before a release. */
const isUsual = (hand: string, language: Language) => hand === 'keyboard' && language === 'zh';

for (const name of ['mouse', 'keyboard', 'finger'] as const)
  journey.describe(name, () => {
    journey.use(screenFor(name));
    for (const language of ['zh', 'en'] as const)
      journey(
        `every control is filled in with ${name} alone, ${language} [every-control-by-mouse-keyboard]`,
        { tag: isUsual(name, language) ? [] : '@release' },
        async ({ page }) => {
          const t = (zh: string, en: string) => ({ zh, en })[language];
          await openInLanguage(page, language);
          const main = page.getByRole('main');
          const desk: Desk = {
            page,
            hand: hands[name](page),
            t,
            keys: async (...pressed) => {
              for (const key of pressed) await page.keyboard.press(key);
            },
            field: (role, zh, en) => main.getByRole(role, { name: t(zh, en) }),
            option: (zh, en) => page.getByRole('option', { name: t(zh, en) }),
          };
          const send = page.getByRole('button', { name: t('提交', 'Send'), exact: true });
          await desk.hand.press(send);
          const first = page.getByRole('radio', { name: t('寄付', 'By sender') });
          await expect(first, 'the first field that is wrong takes the focus').toBeFocused();
          await expect(main.locator('[id$="-error"]:not(:empty)')).toHaveCount(rows.length);
          for (const { use } of rows) await use(desk);
          await expect(main.locator('[id$="-error"]:not(:empty)'), 'what is mended complains no more').toHaveCount(0);
          if (name === 'keyboard') await desk.keys('Control+Enter');
          else await desk.hand.press(send);
          const drawer = page.getByRole('dialog', { name: t('已提交的内容', 'What was sent') });
          await expect(drawer).toBeVisible();
          for (const { label, shows } of rows) {
            const value = shows(desk);
            const fact = drawer.locator('dl > div').filter({ has: page.getByText(t(...label), { exact: true }) });
            if (value !== '') await expect(fact.locator('dd'), label[1]).toHaveText(value);
          }
          await desk.keys('Escape');
          await expect(drawer).toBeHidden();
        },
      );
  });

async function openInLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { language: chosen } }));
  }, language);
  await openSignedIn(page, 'admin', '/#/vab/controls');
}
