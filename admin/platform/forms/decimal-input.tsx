import { InputAdornment, TextField } from '@mui/material';
import { FieldTitle, useInput } from 'ra-core';
import { useState } from 'react';
import { InputHelperText } from 'react-admin';
import { withDecimalPoint } from '#domain/platform/decimals.ts';

type Props = {
  source: string;
  label: string;
  helperText?: string;
  required?: boolean;
  defaultValue?: number | null;
  autoFocus?: boolean;
};

/** `35,5` as it is written in French: in a field for two decimals one of them may be left out. */
const withSecondDecimal = (typed: string): string =>
  /^-?\d*,\d$/.test(typed) ? `${typed}0` : typed;

/** `12.5`, `12,50`, `C$1,299.00`, `13 %` -> hundredths; other text as it is, nothing -> null. */
export function readDecimal(typed: string): number | string | null {
  const digits = typed.replace(/[\s%]|C?\$/g, '').replace('−', '-');
  const compact = withDecimalPoint(withSecondDecimal(digits));
  if (compact === '') return null;
  const match = /^(-?)(\d{1,9})?(?:\.(\d{0,2}))?$/.exec(compact);
  if (!match || (match[2] === undefined && !match[3])) return typed;
  const size = Number(match[2] ?? 0) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] && size > 0 ? -size : size;
}

/** Hundredths as they are typed, `1299` -> `12.99`; text that is no number stays as it was. */
export function writeDecimal(value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const size = Math.abs(value);
  const decimals = String(size % 100).padStart(2, '0');
  return `${value < 0 ? '-' : ''}${Math.floor(size / 100)}.${decimals}`;
}

/**
 * An input for a number with two decimals, kept in hundredths. What is typed stays as typed until
 * the field is left; what is no such number goes into the form as text, so that its schema refuses it.
 */
function DecimalInput({ before, after, ...props }: Props & { before?: string; after?: string }) {
  const { source, label, helperText, required, autoFocus, defaultValue = null } = props;
  const { id, field, fieldState } = useInput({
    source,
    defaultValue,
    parse: readDecimal,
    format: (value) => value,
  });
  const [typed, setTyped] = useState<string | null>(null);

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      autoFocus={autoFocus ?? false}
      value={typed ?? writeDecimal(field.value)}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(event.target.value);
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      label={<FieldTitle label={label} source={source} isRequired={required ?? false} />}
      error={fieldState.invalid}
      helperText={
        fieldState.error || helperText ? (
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        ) : null
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          ...(before && {
            startAdornment: <InputAdornment position="start">{before}</InputAdornment>,
          }),
          ...(after && { endAdornment: <InputAdornment position="end">{after}</InputAdornment> }),
        },
      }}
    />
  );
}

/** An amount of money: dollars with two decimals on screen, integer cents in the form. */
export const MoneyInput = (props: Props) => <DecimalInput {...props} before="C$" />;

/** A percentage: percent with two decimals on screen, basis points in the form. */
export const PercentInput = (props: Props) => <DecimalInput {...props} after="%" />;
