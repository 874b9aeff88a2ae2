import { color, radius, space } from '@waybill/ui-shell';
import styled from 'styled-components';

/** What a server said against a form, where no field of its own is to blame. */
export function Refused({ title, children }: { title?: string; children: string | null }) {
  if (children === null) return null;
  return (
    <Box role="alert">
      {title && <strong>{title}</strong>}
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('large')};
  background: ${color('dangerTint')};
  color: ${color('danger')};
  overflow-wrap: anywhere;
`;
