import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consoleFolder } from './start-sandbox';

/** Copies the built console to a temporary folder whose files a journey may change; the caller removes it. */
export function copySite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'waybill-site-'));
  cpSync(consoleFolder, site, { recursive: true });
  return site;
}
