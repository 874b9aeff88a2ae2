import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture } from '../../../../scripts/lib/run.mjs';

/** The last commit before the features moved into `modules/`. */
const commit = '345f8a6860874e592e7ce085a3c8567e2f414853';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The reason why the earlier build is impossible; undefined if it is possible. */
export function whyNoEarlierBuild(): string | undefined {
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  if (status === 0) return undefined;
  return `not run: this clone lacks commit ${commit.slice(0, 8)}; "git fetch --unshallow" brings it`;
}

/** Builds the earlier console and stand-in server in a temporary folder; returns its `apps` folder and a function that removes it. */
export async function buildEarlier(): Promise<{ apps: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-build-'));
  const run = async (command: string, args: readonly string[], cwd = folder, env = {}) => {
    const { code, output } = await capture(command, args, { cwd, env });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`);
  };
  const sources = path.join(folder, 'sources.tar');
  await run('git', ['archive', '--output', sources, commit], root);
  await run('tar', ['-xf', sources]);
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  const workspaces = ['-w', '@waybill/sandbox', '-w', '@waybill/console'];
  await run('npm', ['run', 'build', ...workspaces], folder, { NODE_ENV: 'production' });
  return { apps: path.join(folder, 'apps'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
