import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type HandedRows, readHandedRows } from './hand-over';

/** Takes rows that another page handed over, once: going back and a reload do not bring them again. */
export function useHandedRows(onRows: (handed: HandedRows) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const handed = readHandedRows(state);
  const take = useEffectEvent((rows: HandedRows) => {
    onRows(rows);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (handed) take(handed);
  }, [handed]);
}
