import { useCan } from '@waybill/auth-core/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { NavNode } from '../../../../nav/nav-node';
import { MenuCountsContext } from '../../../../shell/menu/menu-marks';
import { useConsole } from '../../../kernel/console-context';
import type { MenuCount } from '../../../kernel/menu-count';
import { PartBoundary } from '../../../kernel/part-boundary';
import { sendCall } from '../../../kernel/send-call';
import { useServerRequest } from '../server-data/use-server-data';

export interface MenuCountsProps {
  menu: readonly NavNode[];
  children: ReactNode;
}

/** Provides the numbers of menu badges. An unreadable number is reported, and its badge hidden. */
export function MenuCounts({ menu, children }: MenuCountsProps) {
  const { modules, errorLog } = useConsole();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [loaded, setLoaded] = useState<ReadonlyMap<string, MenuCount>>(new Map());
  const names = useMemo(() => [...new Set(menu.flatMap(namesOf))], [menu]);
  useEffect(() => {
    for (const name of names) {
      const load = modules.find(({ counts = {} }) => Object.hasOwn(counts, name))?.counts?.[name];
      const fail = (cause?: unknown) => errorLog.report(unread(name, cause ?? 'No module counts it.'));
      if (load) load().then((count) => setLoaded((all) => new Map(all).set(name, count)), fail);
      else fail();
    }
  }, [names, modules, errorLog]);
  return (
    <MenuCountsContext value={counts}>
      {children}
      {names.map((name) => {
        const count = loaded.get(name);
        return (
          count && (
            <PartBoundary key={name} name={`count "${name}" of the menu`}>
              <OneCount
                name={name}
                count={count}
                onChange={(number) => setCounts((all) => ({ ...all, [name]: number }))}
              />
            </PartBoundary>
          )
        );
      })}
    </MenuCountsContext>
  );
}

const namesOf = ({ badge, children }: NavNode): string[] => [
  ...(typeof badge === 'object' && 'count' in badge ? [badge.count] : []),
  ...children.flatMap(namesOf),
];

const unread = (name: string, cause: unknown) =>
  new Error(`The count "${name}" of the menu could not be read; its badge is not shown.`, { cause });

interface OneCountProps {
  name: string;
  count: MenuCount;
  onChange: (number: number) => void;
}

/** Updates one number; 0 shows no badge. */
function OneCount({ name, count: { call, read, guard }, onChange }: OneCountProps) {
  const parts = useConsole();
  const may = useCan(guard ?? {});
  const { data, failure, state } = useServerRequest(call, may ? {} : null, (call, fields, how) =>
    sendCall(parts, call, fields, { ...how, silent: true }),
  );
  const number = data === undefined || state === 'failed' ? 0 : read(data as never);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent keeps the number, whatever function hands it over.
  useEffect(() => onChange(number), [number]);
  useEffect(() => {
    if (failure !== undefined) parts.errorLog.report(unread(name, failure));
  }, [failure, name, parts]);
  return null;
}
