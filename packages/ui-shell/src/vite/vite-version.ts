import { version } from 'vite';

/** The major version of the Vite that builds: from 8 on Rolldown bundles, before it Rollup. */
export const viteMajor = Number.parseInt(version, 10);

/** Throws where that Vite is older than the plugins are written for. */
export function requireVite(found: string = version): void {
  if (Number.parseInt(found, 10) < 6)
    throw new Error(`@waybill/ui-shell/vite needs Vite 6 or newer, and this project has ${found}: npm install vite@8.`);
}
