import { createContext, use } from 'react';
import type { Tool } from '../../../../shell/tools/tool';

/** The tools of the header around. */
export const ToolsContext = createContext<readonly Tool[]>([]);

/** The tools of the header around, those that are switched off too. */
export const useTools = (): readonly Tool[] => use(ToolsContext);
