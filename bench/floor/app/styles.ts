import styled, { createGlobalStyle } from 'styled-components';

/** The floor's two themes, as variables. */
export const Styles = createGlobalStyle`
  :root[data-theme='blue'] { --page: #f6f8f9; --text: #1d2430; --primary: #006ecb; }
  :root[data-theme='green'] { --page: #f4f9f5; --text: #14301f; --primary: #14794a; }
  body { margin: 0; background: var(--page); color: var(--text); font: 14px/1.5 sans-serif; }
  [hidden] { display: none; }
`;

export const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 320px;
  margin: 20vh auto;
`;

export const Field = styled.input`
  padding: 8px;
  border: 1px solid var(--text);
`;

export const Button = styled.button`
  padding: 8px 16px;
  border: 0;
  background: var(--primary);
  color: #fff;
`;

export const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 8px;
`;

/** Matches the height of our list, which also scrolls inside. */
export const Box = styled.div`
  height: 600px;
  overflow: auto;
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;

  td,
  th {
    padding: 8px;
    border-block-end: 1px solid #ccc;
    text-align: start;
  }
`;

export const Tag = styled.span`
  padding: 2px 8px;
  border-radius: 4px;
  background: #e8f4ff;
`;
