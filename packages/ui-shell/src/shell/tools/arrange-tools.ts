import type { Tool } from './tool';

/** The app's header tools: further tools before the avatar, or a function that returns the whole list. @public */
export type ToolChoice = readonly Tool[] | ((shipped: readonly Tool[]) => readonly Tool[]);

/**
 * The tools of a header in order. Further tools are placed before the user's menu; a tool with the id of a shipped one
 * replaces it. Throws on a duplicate id.
 */
export function arrangeTools(shipped: readonly Tool[], choice: ToolChoice = []): readonly Tool[] {
  const tools = typeof choice === 'function' ? choice(shipped) : withTools(shipped, choice);
  const twice = tools.find(({ id }, index) => tools.findIndex((other) => other.id === id) !== index);
  if (twice)
    throw new Error(`The header tool "${twice.id}" stands twice in the list. Give each tool an id of its own.`);
  return tools;
}

function withTools(shipped: readonly Tool[], choice: readonly Tool[]): readonly Tool[] {
  const isShipped = ({ id }: Tool) => shipped.some((tool) => tool.id === id);
  const added = choice.filter((tool) => !isShipped(tool));
  return shipped.flatMap((tool) => {
    const replaced = choice.find(({ id }) => id === tool.id) ?? tool;
    return tool.id === 'user' ? [...added, replaced] : [replaced];
  });
}
