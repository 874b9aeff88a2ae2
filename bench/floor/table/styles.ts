import styled from 'styled-components';

export const Box = styled.div`
  height: 720px;
  overflow: auto;
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    position: sticky;
    inset-block-start: 0;
    background: #fff;
  }

  td {
    height: 40px;
    padding: 0 8px;
    border-block-end: 1px solid #ccc;
  }
`;
