import { Autocomplete, Box, MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { PhotoInput } from '#admin/platform/photos/photo-input.tsx';
import { DishDrawing } from '#admin/platform/photos/picture.tsx';
import { dishes } from '#art/dishes.ts';
import type { Subject } from '#art/subjects.ts';

const DISHES = dishes.map(({ name }) => name).sort();

type Props = { image: string | null; onReading: (reading: boolean) => void };

/** What can be drawn for a post, as the form offers it; `named` asks for a name that goes with it. */
const KINDS: readonly { id: string; words: string; named?: string }[] = [
  { id: 'dish', words: 'A dish', named: 'Which dish' },
  { id: 'thali', words: 'A thali' },
  { id: 'served', words: 'A thali of certain dishes', named: 'Bread | rice | sweet | bowls' },
  { id: 'table', words: 'A laid table' },
  { id: 'tiffin:closed', words: 'A tiffin, closed' },
  { id: 'tiffin:open', words: 'A tiffin, open' },
  { id: 'tiffin:weekly', words: 'Tiffins for five days' },
  { id: 'tiffin:monthly', words: 'A month of tiffins' },
  { id: 'event:special', words: 'A big day' },
  { id: 'event:pooja', words: 'A pooja' },
  { id: 'event:house', words: 'A party at home' },
];

const NAMED = /^(dish|served):(.*)$/s;

/** Which of them a picture is: `dish` for `dish:Khaman Dhokla`. */
const formOf = (picture: string): string => NAMED.exec(picture)?.[1] ?? picture;

/** The name in a picture; empty where it needs none. */
const nameIn = (picture: string): string => NAMED.exec(picture)?.[2] ?? '';

/** The picture of a kind, with a name where it needs one. */
const subjectOf = (form: string, name: string): string =>
  KINDS.find(({ id }) => id === form)?.named ? `${form}:${name}` : form;

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
        drawn={(!named || nameIn(picture).trim()) && <DishDrawing subject={picture as Subject} />}
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
