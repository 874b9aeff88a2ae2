import { Action, type ActionProps } from '@waybill/ui-shell';
import { useNavigate } from 'react-router-dom';

export interface GoActionProps extends Omit<ActionProps, 'onClick'> {
  /** The target, as `href` returns it. */
  to: string;
}

/** A button and command of a page that opens another page. */
export function LinkAction({ to, ...action }: GoActionProps) {
  const navigate = useNavigate();
  return <Action {...action} onClick={() => void navigate(to)} />;
}
