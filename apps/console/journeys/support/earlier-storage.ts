import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The storage of a browser that the build before the modules left behind. */
export interface EarlierStorage {
  /** When it was read, in ms since 1970. */
  at: number;
  localStorage: Record<string, string>;
  sessionStorage: Record<string, string>;
  database: {
    name: string;
    version: number;
    table: string;
    keyPath: string;
    index: { name: string; keyPath: string[] };
    /** `iv` and `data` in base64. */
    rows: { id: string; owner: string; at: number; iv: string; data: string }[];
  };
}

export const earlierStorage = JSON.parse(
  readFileSync(new URL('before-modules.json', import.meta.url), 'utf8'),
) as EarlierStorage;

/** Puts a stored state into the browser, from a page of the site that runs no script. */
export async function restoreStorage(page: Page, storage: EarlierStorage): Promise<void> {
  await page.goto('/offline.css');
  await page.evaluate(async ({ localStorage: local, sessionStorage: session, database }) => {
    for (const [name, text] of Object.entries(local)) localStorage.setItem(name, text);
    for (const [name, text] of Object.entries(session)) sessionStorage.setItem(name, text);
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const { name, version, table, keyPath, index, rows } = database;
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore(table, { keyPath });
        store.createIndex(index.name, index.keyPath);
        for (const { iv, data, ...row } of rows) store.put({ ...row, iv: bytesOf(iv), data: bytesOf(data).buffer });
      };
      opening.onsuccess = () => resolve(opening.result.close());
      opening.onerror = () => reject(opening.error);
    });
  }, storage);
}
