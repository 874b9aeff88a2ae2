import ts from 'typescript';

const marks = ['public', 'beta'];

/** The exports of an entry that say neither or both of `@public` and `@beta`, by their names. */
export function unmarkedExports(program, file) {
  const checker = program.getTypeChecker();
  const isMarked = (symbol) => symbol.getJsDocTags(checker).filter(({ name }) => marks.includes(name)).length === 1;
  const unmarkedOf = (module) =>
    checker.getExportsOfModule(module).flatMap((symbol) => {
      const defined = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (defined.flags & ts.SymbolFlags.ValueModule) return unmarkedOf(defined);
      return isMarked(defined) ? [] : [symbol.name];
    });
  return unmarkedOf(checker.getSymbolAtLocation(program.getSourceFile(file)));
}
