import { describe, expect, it } from 'vitest';
import { documentTitle } from './document-title-text';

describe('documentTitle', () => {
  const parts = { page: 'Orders', subTitle: 'Freight', separator: ' - ', reverse: false };
  it('joins page and subtitle', () => expect(documentTitle(parts)).toBe('Orders - Freight'));
  it('puts the subtitle first on request', () =>
    expect(documentTitle({ ...parts, reverse: true })).toBe('Freight - Orders'));
  it('leaves empty parts out', () => expect(documentTitle({ ...parts, subTitle: ' ' })).toBe('Orders'));
});
