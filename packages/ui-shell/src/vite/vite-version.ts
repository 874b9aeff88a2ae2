import { version } from 'vite';

/** The major version of the Vite that builds: from 8 on Rolldown bundles, before it Rollup. */
export const viteMajor = Number.parseInt(version, 10);

/** Throws if Vite is older than the plugins support. */
export function requireVite(installed: string = version): void {
  if (Number.parseInt(installed, 10) < 6)
    throw new Error(
      `@waybill/ui-shell/vite needs Vite 6 or newer, and this project has ${installed}: npm install vite@8.`,
    );
}
