import {
  anonymous,
  createRouteIndex,
  createRouteTable,
  type RouteNode,
  resolveRoutes,
  type Subject,
} from '@waybill/auth-core';

/** 100 groups of 99 pages, a third of them guarded, a tenth with a parameter: 10,000 routes. */
const entries: RouteNode[] = Array.from({ length: 100 }, (_, group) => ({
  path: `/group${group}`,
  name: `Group${group}`,
  children: Array.from(
    { length: 99 },
    (_, page): RouteNode => ({
      path: page % 10 === 0 ? `page${page}/:id` : `page${page}`,
      name: `Page${group}-${page}`,
      ...(page % 3 === 0 ? { guard: { role: ['Editor', 'Chief'], permission: [`p${page}`] } } : {}),
    }),
  ),
}));
const subject: Subject = {
  ...anonymous,
  roles: ['Agent', 'Chief'],
  permissions: Array.from({ length: 500 }, (_, index) => `permission${index}`),
};

const index = createRouteIndex(resolveRoutes(entries));
const table = createRouteTable(entries, { subject });
let turn = 0;
const anyGroup = () => turn++ % 100;

report('filter 10,000 routes (target 3 ms)', 100, () => resolveRoutes(entries, { subject }));
report('compile an index of 10,000 routes', 20, () => createRouteIndex(resolveRoutes(entries)));
report('make a table of 10,000 routes: filter, two indexes', 20, () => createRouteTable(entries, { subject }));
report('match a fixed path among 10,000 (target 0.05 ms)', 20_000, () => index.match(`/group${anyGroup()}/page7?a=1`));
report('match a parameter among 10,000 (target 0.05 ms)', 20_000, () => index.match(`/group${anyGroup()}/page50/17`));
report('match nothing among 10,000 (target 0.05 ms)', 20_000, () => index.match(`/group${anyGroup()}/nowhere/at/all`));
report('look a path up with rights (target 0.05 ms)', 20_000, () => table.look(`/group${anyGroup()}/page50/17`));

/** Wall-clock and processor time per run; other load on the machine does not change the latter. */
function report(title: string, runs: number, run: () => unknown): void {
  for (let warm = 0; warm < Math.min(runs, 200); warm++) run();
  const before = process.cpuUsage();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const processor = ((user + system) / 1000 / runs).toFixed(4).padStart(9);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(4).padStart(9);
  console.log(`${title.padEnd(56)} least ${at(0)}  median ${at(0.5)}  p95 ${at(0.95)}  processor ${processor} ms`);
}
