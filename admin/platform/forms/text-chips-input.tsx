import { Box, Button, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useFocusRecovery } from './focus-recovery.ts';

type Props = {
  source: string;
  /** What they are: `Allergens`. */
  label: string;
  /** What one is: `allergen`. */
  one: string;
  /** Offered to be added with one press. */
  suggestions: readonly string[];
  /** The value when no word is left: null where that says something else than an empty list. */
  emptied?: [] | null;
  /** Said while there are no words. */
  emptyWords?: string;
};

const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

const CHIP = { minHeight: 44, px: 1.75, fontWeight: 600, textAlign: 'left', lineHeight: 1.2 };

/** Words as chips: typed and added, taken from suggestions, removed by a press. */
export function TextChipsInput({ source, label, one, suggestions, ...props }: Props) {
  const { emptied = [], emptyWords = 'None.' } = props;
  const headingId = useId();
  const heir = useFocusRecovery();
  const { field, fieldState } = useController({ name: source, defaultValue: emptied });
  const words: string[] = field.value ?? [];
  const [typed, setTyped] = useState('');

  const add = (text: string) => {
    const added = text
      .split(',')
      .map((word) => word.trim())
      .filter((word, index, all) => word && all.findIndex(isSame(word)) === index)
      .filter((word) => !words.some(isSame(word)));
    if (added.length > 0) field.onChange([...words, ...added]);
    setTyped('');
  };
  const remove = (word: string) => {
    const left = words.filter((each) => each !== word);
    field.onChange(left.length > 0 ? left : emptied);
  };
  const offered = suggestions.filter((word) => !words.some(isSame(word)));

  return (
    <Box ref={heir} role="group" aria-labelledby={headingId} sx={{ width: '100%', mt: 1, mb: 1.5 }}>
      <Typography id={headingId} sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, my: 0.75 }}>
        {words.map((word) => (
          <Button
            key={word}
            color="secondary"
            aria-label={`Remove ${word}`}
            endIcon={<X size={16} aria-hidden />}
            onClick={() => remove(word)}
            sx={{
              ...CHIP,
              color: 'house.turmericInk',
              bgcolor: 'house.turmericTint',
              overflowWrap: 'anywhere',
              '&:hover': { bgcolor: 'house.turmericTint', textDecoration: 'underline' },
            }}
          >
            {word}
          </Button>
        ))}
        {words.length === 0 && <Typography color="textSecondary">{emptyWords}</Typography>}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', maxWidth: 420 }}>
        <TextField
          label={`Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`}
          value={typed}
          inputRef={field.ref}
          error={fieldState.invalid}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(typed);
          }}
          onBlur={() => {
            add(typed);
            field.onBlur();
          }}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
        />
        <Button
          variant="outlined"
          color="secondary"
          disabled={!typed.trim()}
          onClick={() => add(typed)}
          sx={{ mt: 1, minHeight: 40 }}
        >
          Add
        </Button>
      </Stack>
      {fieldState.error && (
        <FormHelperText error>
          {messageOf(fieldState.error) ?? 'Please check these.'}
        </FormHelperText>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
        {offered.map((word) => (
          <Button
            key={word}
            color="secondary"
            variant="outlined"
            aria-label={`Add ${word}`}
            startIcon={<Plus size={16} aria-hidden />}
            onClick={() => add(word)}
            sx={CHIP}
          >
            {word}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

/** The mistake of the list, or of the first of its words that has one. */
function messageOf(error: { message?: string }): string | undefined {
  if (error.message) return error.message;
  return Object.values(error as Record<string, { message?: string }>).find((each) => each?.message)
    ?.message;
}
