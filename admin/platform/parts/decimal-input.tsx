import { InputAdornment, TextField } from '@mui/material';
import { FieldTitle, useInput } from 'ra-core';
import { useState } from 'react';
import { InputHelperText } from 'react-admin';
import { readDecimal, writeDecimal } from './decimal.ts';

type Props = {
  source: string;
  label: string;
  helperText?: string;
  required?: boolean;
  defaultValue?: number | null;
  autoFocus?: boolean;
};

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
