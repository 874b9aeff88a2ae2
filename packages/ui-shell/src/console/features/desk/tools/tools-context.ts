import { createContext, use } from 'react';
import type { Tool } from '../../../../shell/tools/tool';

/** The tools of the header around. */
export const ToolsContext = createContext<readonly Tool[]>([]);

/** The tools of the header, switched-off ones included. */
export const useTools = (): readonly Tool[] => use(ToolsContext);
