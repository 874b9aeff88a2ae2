import type { TokenTree } from '../design-token';
import { figmaTree, isFigmaFile } from './figma-variables';
import { type FormatFile, isStudioFile, studioTree } from './tokens-studio';

/** Converts another tool's file into the Design Tokens Format, with every token and its extra data. */
export function toFormat(file: TokenTree): FormatFile {
  if (isFigmaFile(file)) return { tree: figmaTree(file), sets: [] };
  if (isStudioFile(file)) return studioTree(file);
  return { tree: file, sets: [] };
}
