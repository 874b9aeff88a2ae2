import type { FormEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';

/** The form of one login panel; the browser's own bubbles stay away. */
export function LoginForm({ onSubmit, children }: { onSubmit: FormEventHandler; children: ReactNode }) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(1.5)};
  padding-top: ${space(5)};
`;
