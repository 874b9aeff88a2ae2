import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { compiledTexts } from '../../../../../compiled-texts';
import { arabic, german, japanese } from './shipped-languages';

it.each([
  ['german', german],
  ['japanese', japanese],
  ['arabic', arabic],
])(
  'the build holds %s compiled, as the sources compile it, and no compiler [texts-of-languages-are-data]',
  async (file, language) => {
    const { outputFiles, metafile } = await build({
      entryPoints: [path.join(import.meta.dirname, `${file}-whole.ts`)],
      bundle: true,
      format: 'esm',
      conditions: ['@waybill/source'],
      plugins: [compiledTexts],
      write: false,
      metafile: true,
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
    const { texts } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
    expect(texts).toEqual(await language.texts());
    expect(texts['table.total']).toEqual([['total', 'plural', expect.anything()]]);
    expect(Object.keys(metafile.inputs).filter((input) => /lingui|messageformat/.test(input))).toEqual([]);
  },
);
