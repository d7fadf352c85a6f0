import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { typedPortion } from '#admin/platform/parts/typed-portion.ts';
import { MenuOptionBody } from '#contract/catering/desk/catering.ts';

/** What the form of a thing on the catering menu sends. */
export const optionBodyOf = (values: FieldValues): Record<string, unknown> =>
  bodyOf(MenuOptionBody, { ...values, portion: typedPortion(values) });
