import { describe, expect, it } from 'vitest';
import { pdfFile } from './save-file.ts';

describe('a document that is kept', () => {
  it('is the file that was sent, byte for byte, under its name', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const base64 = btoa(String.fromCharCode(...bytes));
    const file = pdfFile({ fileName: 'CI-2026-0001-quote-1.pdf', base64 });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect([file.name, file.type]).toEqual(['CI-2026-0001-quote-1.pdf', 'application/pdf']);
  });
});
