import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../lib/root.mjs';

const options = {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(fromRoot('tsconfig.base.json'), ts.sys.readFile).config,
    ts.sys,
    fromRoot('.'),
  ).options,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
};

/** A TypeScript program over files of the repository; `virtual` maps absolute paths to texts that exist on no disk. */
export function createProgram(files, virtual = new Map()) {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => virtual.has(path.normalize(name)) || fileExists(name);
  host.readFile = (name) => virtual.get(path.normalize(name)) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = virtual.get(path.normalize(name));
    return text === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target, true);
  };
  return ts.createProgram([...files, ...virtual.keys()], options, host);
}
