import type { Page } from '@playwright/test';

/** The content of a painted frame. */
export interface Frame {
  at: string;
  shows: ('login' | '403' | '404' | 'table' | 'shell')[];
  theme: string;
  /** Colour of the page, and whether native controls and scroll bars are light or dark. */
  ground: string;
  lang: string;
  words: 'zh' | 'en' | 'none';
}

/** Records every animation frame of the document; equal consecutive frames count once. */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    let last = '';
    Reflect.set(window, '__frames', frames);
    const signs: [string, RegExp][] = [
      ['403', /您没有访问权限|You may not open this page/],
      ['404', /这个页面不存在|This page does not exist/],
    ];
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const seen = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);
    const look = () => {
      requestAnimationFrame(look);
      const { body } = document;
      const app = document.getElementById('app');
      // The console paints nothing before the parser reaches the app's element.
      if (!app) return;
      // The document is transparent while another colour scheme loads.
      if (document.documentElement.style.opacity === '0') return;
      const text = app.innerText;
      const shows = signs.filter(([, words]) => words.test(text)).map(([name]) => name);
      // Pages inside the shell have password fields too, such as the personal center.
      if (seen('input[type="password"]:not([data-layout] *)')) shows.push('login');
      if (seen('[data-layout]')) shows.push('shell');
      if (seen('[data-page^="/vab/table"]')) shows.push('table');
      const words = /首页|返回首页|登录/.test(text) ? 'zh' : /\bHome\b|Sign in|Back to home/.test(text) ? 'en' : 'none';
      const frame = {
        at: location.hash,
        shows,
        theme: [...body.classList].filter((name) => name.startsWith('vab-')).join(' '),
        ground: `${getComputedStyle(body).backgroundColor} ${getComputedStyle(document.documentElement).colorScheme}`,
        lang: document.documentElement.lang,
        words,
      };
      const key = JSON.stringify(frame);
      if (key !== last) frames.push(frame);
      last = key;
    };
    requestAnimationFrame(look);
  });
}

/** The frames of the present document. */
export const framesOf = (page: Page) => page.evaluate(() => Reflect.get(window, '__frames') as Frame[]);
