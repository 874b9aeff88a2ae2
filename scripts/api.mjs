import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { fromRoot } from './lib/root.mjs';

// One report an entry, etc/<package>[.<entry>].api.md, from the declarations that the build wrote. `--check` fails where a report is not that of the build.
const localBuild = !process.argv.includes('--check');
for (const name of readdirSync(fromRoot('packages'))) {
  const projectFolder = fromRoot('packages', name);
  const { exports } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));
  for (const [entry, target] of Object.entries(exports)) {
    if (!target.import?.types) continue;
    const configObject = {
      projectFolder,
      newlineKind: 'lf',
      mainEntryPointFilePath: path.join(projectFolder, target.import.types),
      compiler: { tsconfigFilePath: path.join(projectFolder, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${name}${entry.slice(1).replaceAll('/', '.')}`,
        reportFolder: fromRoot('etc'),
        reportTempFolder: fromRoot('reports/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'none' },
          // Into the report, where a test finds them.
          'ae-missing-release-tag': { logLevel: 'none', addToApiReportFile: true },
          'ae-extra-release-tag': { logLevel: 'none', addToApiReportFile: true },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    };
    const config = ExtractorConfig.prepare({
      configObject,
      configObjectFullPath: undefined,
      packageJsonFullPath: path.join(projectFolder, 'package.json'),
    });
    const { succeeded, apiReportChanged } = Extractor.invoke(config, { localBuild, showVerboseMessages: false });
    if (!succeeded || (apiReportChanged && !localBuild)) process.exitCode = 1;
  }
}
