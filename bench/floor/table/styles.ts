import styled from 'styled-components';

export const Box = styled.div`
  height: 720px;
  overflow: auto;
`;

export const Grid = styled.table`
  width: 100%;
  border-spacing: 0;

  th {
    position: sticky;
    inset-block-start: 0;
    background: #fff;
  }

  td {
    box-sizing: border-box;
    height: 40px;
    padding: 0 8px;
    border-block-end: 1px solid #ccc;
  }
`;
