import { useCallback, useEffect, useState } from 'react';

const none: readonly string[] = [];

/**
 * The open groups of a menu: initially `defaultOpen` and the ancestors of the active entry. Another page unfolds its
 * groups; a group folded by the user stays folded until then.
 */
export function useOpenGroups(active: readonly string[], defaultOpen: readonly string[] = none) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...defaultOpen, ...active]));
  const around = active.join('\n');
  useEffect(() => {
    setOpen((before) => {
      const missing = around.split('\n').filter((path) => path !== '' && !before.has(path));
      return missing.length === 0 ? before : new Set([...before, ...missing]);
    });
  }, [around]);
  const handleOpenChange = useCallback((path: string, isOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(path);
      else next.delete(path);
      return next;
    });
  }, []);
  return [open, handleOpenChange] as const;
}
