import styled, { createGlobalStyle } from 'styled-components';

/** Print styles: the sizes of both papers, and nothing but the sheets. */
export const PrintedPages = createGlobalStyle`
  @page label { size: 100mm 150mm; margin: 0; }
  @page note { size: A4; margin: 12mm; }

  @media print {
    body > :not([data-part='print']) {
      display: none !important;
    }

    body {
      background: white !important;
    }
  }
`;

/** A sheet of paper in its real size, black on white in every theme. */
const Paper = styled.section.attrs<{ 'data-part'?: string }>({ 'data-part': 'paper' })`
  flex: none;
  background: white;
  color: black;
  line-height: 1.3;
  forced-color-adjust: none;

  @media screen {
    outline: 1px solid gray;
  }

  @media print {
    break-after: page;
  }

  &:last-child {
    break-after: auto;
  }

  h2,
  h3,
  p,
  dl,
  dd {
    margin: 0;
  }
`;

/** 100 x 150 mm. */
export const LabelPaper = styled(Paper)`
  page: label;
  display: flex;
  flex-direction: column;
  width: 100mm;
  height: 150mm;
  padding: 3mm 4mm;
  overflow: hidden;
  font-size: 9pt;

  @media screen and (max-width: 479px) {
    zoom: 0.8;
  }

  @media screen and (max-width: 399px) {
    zoom: 0.62;
  }

  &[data-state='crowded'] {
    font-size: 7pt;
  }

  > * + * {
    padding-block-start: 1.6mm;
    margin-block-start: 1.6mm;
    border-block-start: 0.35mm solid;
  }
`;

/** A4; a long vehicle table continues on the next page. */
export const NotePaper = styled(Paper)`
  page: note;
  width: 210mm;
  min-height: 297mm;
  padding: 12mm;
  font-size: 10pt;

  /* Small screens show it whole and smaller, beside a scroll bar that takes room. */
  @media screen and (max-width: 900px) {
    zoom: 0.7;
  }

  @media screen and (max-width: 655px) {
    zoom: 0.4;
  }

  @media screen and (max-width: 399px) {
    zoom: 0.3;
  }

  @media print {
    width: auto;
    min-height: 0;
    padding: 0;
  }
`;
