import type { Verdict } from '@waybill/auth-core';
import { Card, CardTitle, type Translate, useText } from '@waybill/ui-shell';
import { useRouteTable } from '@waybill/ui-shell/console';
import { type DataColumn, DataTable, StatusTag } from '@waybill/ui-shell/table';
import { permissionMessages } from '../messages';

interface RouteRow {
  path: string;
  reachable: boolean;
  verdict: Verdict;
}

/** Every route of the console and whether the present account may open it, with the reason. */
export function RouteAccess() {
  const t = useText();
  const routes = useRouteTable();
  const rows = (routes?.verdicts() ?? []).map(({ route, reachable, verdict }) => ({
    path: route.path,
    reachable,
    verdict,
  }));
  return (
    <Card>
      <CardTitle>{t(permissionMessages.routes)}</CardTitle>
      <DataTable<RouteRow>
        label={t(permissionMessages.routes)}
        columns={columns}
        rows={rows}
        rowId={({ path }) => path}
        rowSize="small"
      />
    </Card>
  );
}

const columns: readonly DataColumn<RouteRow>[] = [
  { id: 'path', title: permissionMessages.path, cell: ({ path }) => path },
  { id: 'verdict', title: permissionMessages.verdict, cell: ({ reachable }) => <Reachable reachable={reachable} /> },
  { id: 'reason', title: permissionMessages.reason, cell: (row) => <Reason row={row} /> },
];

function Reachable({ reachable }: { reachable: boolean }) {
  const t = useText();
  return (
    <StatusTag tone={reachable ? 'success' : 'danger'}>
      {t(reachable ? permissionMessages.reachable : permissionMessages.denied)}
    </StatusTag>
  );
}

function Reason({ row }: { row: RouteRow }) {
  return reasonText(useText(), row);
}

const modeMessages = {
  oneOf: permissionMessages.reasonOneOf,
  allOf: permissionMessages.reasonAllOf,
  except: permissionMessages.reasonExcept,
};

function reasonText(t: Translate, { reachable, verdict: { allowed, reason } }: RouteRow): string {
  if (allowed && !reachable) return t(permissionMessages.reasonAbove);
  if (reason.kind === 'open') return t(permissionMessages.reasonOpen);
  if (reason.kind === 'admin') return t(permissionMessages.reasonAdmin);
  if (reason.kind === 'rule') return t(modeMessages[reason.mode], { names: reason.needs.join(', ') });
  return t(permissionMessages.reasonWrong);
}
