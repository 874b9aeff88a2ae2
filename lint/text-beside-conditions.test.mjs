import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../scripts/lib/root.mjs';

const folder = 'modules/orders/console';

/** The elements that the rules reject, each tested in a separate file. */
function refused(elements) {
  const root = mkdtempSync(path.join(tmpdir(), 'waybill-lint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(fromRoot('biome.json'), path.join(root, 'biome.json'));
  cpSync(fromRoot('lint'), path.join(root, 'lint'), { recursive: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [at, element] of elements.entries())
    writeFileSync(path.join(root, folder, `${at}.tsx`), `export const part = ${element};\n`);
  const words = ['lint', '--vcs-enabled=false', '--only=plugin', '--reporter=json', '--max-diagnostics=none', folder];
  const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, ...words], { cwd: root, encoding: 'utf8' });
  const places = JSON.parse(stdout).diagnostics.map(({ location }) =>
    Number.parseInt(path.basename(location.path), 10),
  );
  return elements.filter((_, at) => places.includes(at));
}

const unsafe = [
  '<b>{busy ? <i /> : icon}{children}</b>',
  "<b title='a'>{busy && <i />}<u />{children}</b>",
  "<b>{busy && <i />}{t('name')}</b>",
  '<b>{busy && <i />} words</b>',
  '<b>{`rows`}{busy && <i />}</b>',
  '<>{option.label}{option.hint && <small>{option.hint}</small>}</>',
  '<b>{plate && ` · plate`}<i /></b>',
  "<b>{failed && t('failed')} {busy && <i />}</b>",
];
const safe = [
  "<b>{busy && <i />}<span>{t('name')}</span></b>",
  '<b>{children}{busy && <i />}</b>',
  "<b>{failed ? t('failed') : t('done')}</b>",
  "<b>{busy && <i>{t('busy')}</i>}<u>words</u></b>",
  "<b>{busy && <i />}{' '}</b>",
  '<b>{shown && actions}{busy && <i title={label} />}</b>',
];

test('text beside conditional parts is rejected unless an element wraps it [translated-page]', () => {
  expect(refused([...unsafe, ...safe])).toEqual(unsafe);
});
