/** The address of the file lives this long after the press, so that a slow browser still finds it. */
const KEPT_FOR = 60_000;

/** A file as the API answers it; `base64` is the whole of it. */
type FileToSave = { fileName: string; mediaType: string; base64: string };

/** Hands a file of the API to the browser as a download. */
export function saveFile({ fileName, mediaType, base64 }: FileToSave): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Inside the open dialog: outside of it the page is inert.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
