import { expect, it } from 'vitest';
import { photoChoiceText } from './photo-input.tsx';

it('says what customers see, and what they will see', () => {
  const chosen = { dataUrl: 'data:image/jpeg;base64,', width: 1600, height: 900, bytes: 250_000 };
  expect(photoChoiceText(chosen, true)).toBe('This photo (244 KB) is sent when you save.');
  expect(photoChoiceText('removed', true)).toContain('the drawing returns');
  expect(photoChoiceText('kept', true)).toBe('Customers see this photo.');
  expect(photoChoiceText('kept', false)).toContain('Customers see a drawing.');
});
