import { FormControl, type FormControlProps } from '@mui/material';

type Legacy = {
  InputProps?: object;
  InputLabelProps?: object;
  inputProps?: object;
  ownerState?: object;
};

/**
 * The element around a text field. react-admin says what it wants of a field in `slotProps` and once
 * more as earlier versions read it, which would land in the page as an attribute.
 */
export const TextFieldRoot = ({
  InputProps: _input,
  InputLabelProps: _label,
  inputProps: _html,
  ownerState: _state,
  ...props
}: FormControlProps & Legacy) => <FormControl {...props} />;
