import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/api/body-of.ts';
import { typedPortion } from '#admin/parts/typed-portion.ts';
import { MenuOptionBody } from '#contract/admin/catering.ts';

/** What the form of a thing on the catering menu sends. */
export const optionBodyOf = (values: FieldValues): Record<string, unknown> =>
  bodyOf(MenuOptionBody, { ...values, portion: typedPortion(values) });
