import type { Tool } from './tool';

/** What an app makes of the shell's tools: further ones, which stand before the avatar, or a function that returns the whole list. @public */
export type ToolChoice = readonly Tool[] | ((shipped: readonly Tool[]) => readonly Tool[]);

/**
 * The tools of a header in their order. Further tools stand before the user's menu; one with the id of a shipped tool takes its place. Throws when a
 * list names an id twice.
 */
export function arrangeTools(shipped: readonly Tool[], choice: ToolChoice = []): readonly Tool[] {
  const tools = typeof choice === 'function' ? choice(shipped) : withTools(shipped, choice);
  const twice = tools.find(({ id }, index) => tools.findIndex((other) => other.id === id) !== index);
  if (twice)
    throw new Error(`The header tool "${twice.id}" stands twice in the list. Give each tool an id of its own.`);
  return tools;
}

function withTools(shipped: readonly Tool[], own: readonly Tool[]): readonly Tool[] {
  const isShipped = ({ id }: Tool) => shipped.some((tool) => tool.id === id);
  const added = own.filter((tool) => !isShipped(tool));
  return shipped.flatMap((tool) => {
    const replaced = own.find(({ id }) => id === tool.id) ?? tool;
    return tool.id === 'user' ? [...added, replaced] : [replaced];
  });
}
