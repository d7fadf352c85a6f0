import { EMPTY_INQUIRY, type InquiryTyped } from './inquiry-form.ts';

/** The id of the wizard's form in the page. */
export const FORM_ID = 'catering-inquiry';

/**
 * What somebody has filled into the server's HTML before the program arrived, which takes fields
 * over with the form's own values. Nothing where the form is not in the page yet.
 */
export function typedEarly(): Partial<InquiryTyped> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = new FormData(form);
  const fields = Object.entries(EMPTY_INQUIRY).flatMap(([field, none]) => {
    const values = typed.getAll(field).filter((value) => value !== '');
    if (values.length === 0) return [];
    return [[field, Array.isArray(none) ? values : values[0]]];
  });
  return Object.fromEntries(fields);
}
