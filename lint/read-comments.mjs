import ts from 'typescript';

/** Parses a TypeScript or JavaScript file. */
export const parseSource = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Calls `visit` with each node of the syntax tree, parents first. */
export function visitNodes(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}

/** The comments of a file as `{ start, end, isDoc }`; lines of `//` without anything between them are one comment. */
export function readComments(source) {
  const ranges = new Map();
  const text = source.text;
  const add = (range) => ranges.set(range.pos, range);
  const visit = (node) => {
    if (ts.isJSDoc(node) || node.kind === ts.SyntaxKind.JsxText) return;
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    ts.forEachLeadingCommentRange(text, node.pos, (pos, end) => add({ pos, end }));
    ts.forEachTrailingCommentRange(text, node.end, (pos, end) => add({ pos, end }));
  };
  visit(source);
  const comments = [];
  for (const { pos, end } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const last = comments.at(-1);
    const isLine = text.startsWith('//', pos);
    if (isLine && last?.isLine && /^\s*$/.test(text.slice(last.end, pos))) last.end = end;
    else comments.push({ start: pos, end, isLine, isDoc: text.startsWith('/**', pos) });
  }
  return comments;
}

/** The text of a comment with its marks replaced by spaces, so that offsets stay. */
export function plainComment(text, { start, end }) {
  const blank = (mark) => mark.replace(/\S/g, ' ');
  return text
    .slice(start, end)
    .replace(/^\/\*+|\*+\/$/g, blank)
    .replace(/^[ \t]*(\/\/+|\*)/gm, blank);
}
