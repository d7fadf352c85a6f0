import { type DragEvent, useEffect, useState } from 'react';

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped on an element: spread `target` over it; `over` is true while one hangs
 * above it. A file that misses it is not opened in place of the desk, as browsers would do.
 */
export function useFileDrop(take: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const target = {
    onDragOver: (event: DragEvent) => setOver(holdsFiles(event)),
    onDragLeave: (event: DragEvent) => {
      const inside = event.currentTarget.contains(event.relatedTarget as Node | null);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take(event.dataTransfer.files[0]);
    },
  };
  return { over, target };
}
