import type { Verdict } from '@waybill/auth-core';
import { Card, CardTitle, type Translate, useText } from '@waybill/ui-shell';
import { useConsole } from '@waybill/ui-shell/console';
import { type DataColumn, DataTable, StatusTag } from '@waybill/ui-shell/table';
import { useSnapshot } from 'valtio';
import { permissionWords } from '../messages';

interface RouteRow {
  path: string;
  reachable: boolean;
  verdict: Verdict;
}

/** Every route of the console and whether the present account may open it, with the reason. */
export function RouteAccess() {
  const t = useText();
  const { navigation } = useConsole();
  const rows = (useSnapshot(navigation.state).routes?.table.verdicts() ?? []).map(({ route, reachable, verdict }) => ({
    path: route.path,
    reachable,
    verdict,
  }));
  return (
    <Card>
      <CardTitle>{t(permissionWords.routes)}</CardTitle>
      <DataTable<RouteRow>
        label={t(permissionWords.routes)}
        columns={columns}
        rows={rows}
        rowId={({ path }) => path}
        rowSize="small"
      />
    </Card>
  );
}

const columns: readonly DataColumn<RouteRow>[] = [
  { id: 'path', title: permissionWords.path, cell: ({ path }) => path },
  { id: 'verdict', title: permissionWords.verdict, cell: ({ reachable }) => <Reachable reachable={reachable} /> },
  { id: 'reason', title: permissionWords.reason, cell: (row) => <Reason row={row} /> },
];

function Reachable({ reachable }: { reachable: boolean }) {
  const t = useText();
  return (
    <StatusTag tone={reachable ? 'success' : 'danger'}>
      {t(reachable ? permissionWords.reachable : permissionWords.denied)}
    </StatusTag>
  );
}

function Reason({ row }: { row: RouteRow }) {
  return reasonText(useText(), row);
}

const modeWords = {
  oneOf: permissionWords.reasonOneOf,
  allOf: permissionWords.reasonAllOf,
  except: permissionWords.reasonExcept,
};

function reasonText(t: Translate, { reachable, verdict: { allowed, reason } }: RouteRow): string {
  if (allowed && !reachable) return t(permissionWords.reasonAbove);
  if (reason.kind === 'open') return t(permissionWords.reasonOpen);
  if (reason.kind === 'admin') return t(permissionWords.reasonAdmin);
  if (reason.kind === 'rule') return t(modeWords[reason.mode], { names: reason.needs.join(', ') });
  return t(permissionWords.reasonWrong);
}
