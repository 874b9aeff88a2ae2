import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consoleFolder } from './start-sandbox';

/** A copy of the built console in a folder of its own, in which a journey may change files; whoever asked for it removes it. */
export function copySite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'waybill-site-'));
  cpSync(consoleFolder, site, { recursive: true });
  return site;
}
