/** How long a browser may take to begin with a file before its address is given back. */
const TAKEN_AFTER_MS = 60_000;

/** A document as the file that it is. */
export function pdfFile({ fileName, base64 }: { fileName: string; base64: string }): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], fileName, { type: 'application/pdf' });
}

/** Hands a file to the browser to keep, by its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER_MS);
}
