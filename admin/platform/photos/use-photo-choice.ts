import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { fileSizeWords } from './photo-size.ts';
import { type ShrunkPhoto, shrinkPhoto } from './shrink-photo.ts';

/** What becomes of the photo when the form is saved. */
export type PhotoChoice = 'kept' | 'removed' | ShrunkPhoto;

/**
 * A form's choice of a photo. A file that cannot be read leaves the choice as it was, and `problem`
 * says why; of two that are chosen one after the other the later counts.
 * @param onReading is told while a file is being read: that is not the moment to save
 */
export function usePhotoChoice(source: string, onReading: (reading: boolean) => void) {
  const { field } = useController({ name: source, defaultValue: 'kept' });
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<File>(undefined);

  function read(now: boolean): void {
    setReading(now);
    onReading(now);
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    latest.current = file;
    setProblem(null);
    read(true);
    const taken = await shrinkPhoto(file).catch((caught: Error) => caught.message);
    if (latest.current !== file) return;
    read(false);
    if (typeof taken === 'string') setProblem(taken);
    else field.onChange(taken);
  }

  function choose(choice: 'kept' | 'removed'): void {
    setProblem(null);
    field.onChange(choice);
  }

  return { choice: field.value as PhotoChoice, take, choose, reading, problem };
}

/** What customers see now, and what they will see when the form is saved. */
export function choiceWords(choice: PhotoChoice, isStored: boolean): string {
  if (typeof choice === 'object')
    return `This photo (${fileSizeWords(choice.bytes)}) is sent when you save.`;
  if (choice === 'removed') return 'The photo is removed when you save; the drawing returns.';
  if (isStored) return 'Customers see this photo.';
  return 'Customers see a drawing. Choose a photo, or drop one here, and they see that instead.';
}
