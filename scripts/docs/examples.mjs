import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The `ts` and `tsx` blocks of a Markdown file as files beside it that exist on no disk. */
export function readExamples(file) {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```/gms)];
  return new Map(
    blocks.map(([, kind, text], index) => [
      path.join(path.dirname(file), `src/example-${index + 1}.${kind}`),
      `${text}\nexport {};\n`,
    ]),
  );
}

/** What the compiler says against the examples, one line each. */
export function exampleProblems(program, examples) {
  return [...examples.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) => {
        const { line } = source.getLineAndCharacterOfPosition(start);
        const said = ts.flattenDiagnosticMessageText(messageText, ' ');
        return `${path.basename(file)} line ${line + 1} (${source.text.split('\n')[line].trim()}): ${said}`;
      },
    );
  });
}
