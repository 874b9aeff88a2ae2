import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { fromRoot } from './lib/root.mjs';

// Writes a report for each entry, etc/<package>[.<entry>].api.md, from the built declarations. `--check` fails if a report is outdated.
const localBuild = !process.argv.includes('--check');
for (const name of readdirSync(fromRoot('packages'))) {
  const projectFolder = fromRoot('packages', name);
  const { exports } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));
  const configs = Object.entries(exports)
    .filter(([, target]) => target.import?.types)
    .map(([entry, target]) => prepare(projectFolder, entry, target.import.types));
  const additionalEntryPoints = configs.map((config) => config.mainEntryPointFilePath);
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints });
  for (const config of configs) {
    const { succeeded, apiReportChanged } = Extractor.invoke(config, { localBuild, compilerState });
    if (!succeeded || (apiReportChanged && !localBuild)) process.exitCode = 1;
  }
}

function prepare(projectFolder, entry, types) {
  const configObject = {
    projectFolder,
    newlineKind: 'lf',
    mainEntryPointFilePath: path.join(projectFolder, types),
    compiler: { tsconfigFilePath: path.join(projectFolder, 'tsconfig.json') },
    apiReport: {
      enabled: true,
      reportFileName: `${path.basename(projectFolder)}${entry.slice(1).replaceAll('/', '.')}`,
      reportFolder: fromRoot('etc'),
      reportTempFolder: fromRoot('reports/api'),
    },
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
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
  });
}
