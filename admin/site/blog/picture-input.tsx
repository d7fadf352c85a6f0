import { Autocomplete, Box, MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { Drawn } from '#admin/platform/photos/drawn.tsx';
import { PhotoInput } from '#admin/platform/photos/photo-input.tsx';
import { dishes } from '#art/dishes.ts';
import type { Subject } from '#art/subjects.ts';
import { formOf, KINDS, nameIn, subjectOf } from './pictures.ts';

const DISHES = dishes.map(({ name }) => name).sort();

type Props = { image: string | null; onReading: (reading: boolean) => void };

/** The picture of a post: what is drawn for it, and a photo that is shown instead. */
export function PictureInput({ image, onReading }: Props) {
  const { field, fieldState } = useController({ name: 'picture', defaultValue: 'thali' });
  const picture: string = field.value ?? '';
  const form = formOf(picture);
  const named = KINDS.find(({ id }) => id === form)?.named;
  const message = fieldState.error?.message;
  return (
    <>
      <Box sx={FIELDS}>
        <TextField
          select
          label="Drawn picture"
          value={form}
          onChange={({ target }) => field.onChange(subjectOf(target.value, nameIn(picture)))}
          inputRef={field.ref}
          error={fieldState.invalid && !named}
          helperText={!named && message}
        >
          {KINDS.map(({ id, words }) => (
            <MenuItem key={id} value={id}>
              {words}
            </MenuItem>
          ))}
        </TextField>
        {named && (
          <Autocomplete
            freeSolo
            options={form === 'dish' ? DISHES : []}
            inputValue={nameIn(picture)}
            onInputChange={(_event, name, reason) => {
              if (reason !== 'reset') field.onChange(subjectOf(form, name));
            }}
            onChange={(_event, name) => field.onChange(subjectOf(form, name ?? ''))}
            renderInput={(params) => (
              <TextField
                {...params}
                label={named}
                error={fieldState.invalid}
                helperText={message ?? 'Any name can be drawn; a known one is drawn best.'}
              />
            )}
          />
        )}
      </Box>
      <PhotoInput
        source="photo"
        current={image}
        drawn={(!named || nameIn(picture).trim()) && <Drawn subject={picture as Subject} />}
        onReading={onReading}
      />
    </>
  );
}

const FIELDS = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
